/** What is said of making the sitemaps (ux.md 4.7, spec.md section 8). */
import { __, _n, sprintf } from '@wordpress/i18n';
import { speak, type Routine } from '../controls';
import { showFailure, showSuccess } from '../notices';

/** One message at a time. */
export const NOTICE = 'pharos-sitemap';

/** What the server says of a build that was asked for here. */
export interface Answer {
	message: string;
	description: string;
}

/** Codes of @wordpress/api-fetch for a request without an answer. */
const UNREADABLE = [ 'fetch_error', 'unknown_error' ];

/**
 * Says that the server has begun, in its words.
 *
 * @param answer             What it says.
 * @param answer.message
 * @param answer.description
 */
export const showBegun = ( {
	message,
	description,
}: Answer ): Routine< void > =>
	showSuccess( { id: NOTICE, text: sentences( message, description ) } );

/**
 * Says why the server has not begun: its own reason, if it is one for people.
 *
 * @param reason Whatever was thrown.
 */
export function showRefused( reason: unknown ): Routine< void > {
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
 * Says what was made for somebody who has asked for it.
 *
 * @param count Number of URLs; 0 when nobody knows.
 */
export const showDone = ( count: number ): Routine< void > =>
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
						count.toLocaleString()
					)
				: __( 'Sitemaps generated.', 'pharos-seo' ),
	} );

/** Says that they are being made, though nobody has asked for it here. */
export const speakRunning = (): Routine< void > =>
	speak( __( 'The sitemaps are being made.', 'pharos-seo' ) );

/** Says that those are done. */
export const speakDone = (): Routine< void > =>
	speak( __( 'The sitemaps are ready.', 'pharos-seo' ) );

/** Title and description as one text. */
const sentences = ( ...parts: string[] ): string =>
	parts
		.filter( ( part ) => part !== '' )
		.map( ( part ) => ( /[.!?]$/.test( part ) ? part : `${ part }.` ) )
		.join( ' ' );
