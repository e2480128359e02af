/** The messages about the generation of sitemaps. */
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import { showFailure, showSuccess } from '../notices';

/** The notice id: one message at a time. */
export const NOTICE = 'pharos-sitemap';

/** The response to a request to generate the sitemaps. */
export interface Answer {
	message: string;
	description: string;
}

/** Error codes of @wordpress/api-fetch for a request without a response. */
const UNREADABLE = [ 'fetch_error', 'unknown_error' ];

/**
 * Shows that the server has started, with its message.
 *
 * @param answer             The response of the server.
 * @param answer.message
 * @param answer.description
 */
export const showBegun = ( { message, description }: Answer ) =>
	showSuccess( { id: NOTICE, text: sentences( message, description ) } );

/**
 * Shows why the server hasn't started: its own reason if it has a readable one.
 *
 * @param reason The thrown value.
 */
export function showRefused( reason: unknown ) {
	const { code, message } = reason as { code?: string; message?: string };
	return showFailure( {
		id: NOTICE,
		text:
			message && ! UNREADABLE.includes( code ?? '' )
				? message
				: __(
						'Error generating sitemap cache. Please try again.',
						'pharos-seo'
					),
	} );
}

/**
 * Shows the result of a generation that was started on this page.
 *
 * @param count Number of URLs; 0 if unknown.
 */
export const showDone = ( count: number ) =>
	showSuccess( {
		id: NOTICE,
		text:
			count > 0
				? sprintf(
						/* translators: %s: number of URLs. */
						_n(
							'Sitemaps generated: %s URL.',
							'Sitemaps generated: %s URLs.',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					)
				: __( 'Sitemaps generated.', 'pharos-seo' ),
	} );

/** Announces that the sitemaps are being generated, for a generation that wasn't started on this page. */
export const speakRunning = () =>
	speak( __( 'Generating the sitemaps.', 'pharos-seo' ) );

/** Announces the end of a generation that wasn't started on this page. */
export const speakDone = () =>
	speak( __( 'The sitemaps are ready.', 'pharos-seo' ) );

/** Joins title and description to one text. */
const sentences = ( ...parts: string[] ): string =>
	parts
		.filter( ( part ) => part !== '' )
		.map( ( part ) => ( /[.!?]$/.test( part ) ? part : `${ part }.` ) )
		.join( ' ' );
