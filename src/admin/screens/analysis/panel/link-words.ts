import { __, sprintf } from '@wordpress/i18n';
import type { CheckLink } from '../../../../../store';

/** The meanings of a URL's status. */
const MEANINGS: Readonly< Record< string, string > > = {
	403: __( 'Forbidden (403)', 'pharos-seo' ),
	404: __( 'Not found (404)', 'pharos-seo' ),
	500: __( 'Server error (500)', 'pharos-seo' ),
	http_request_failed: __( 'Unable to connect', 'pharos-seo' ),
};

/**
 * Describes the error of a link; '' for none.
 *
 * @param link        See CheckLink.
 * @param link.status
 */
export function explain( { status }: CheckLink ): string {
	if ( status === undefined ) {
		return '';
	}
	const known = MEANINGS[ String( status ) ];
	if ( known !== undefined ) {
		return known;
	}
	const code = Number( status );
	return code >= 400
		? sprintf(
				/* translators: %d: HTTP status code. */
				__( 'HTTP error code: %d', 'pharos-seo' ),
				code
			)
		: '';
}

/**
 * Returns the links with their errors as tab-separated lines for spreadsheets.
 *
 * @param links The links of one part.
 */
export const textOf = ( links: readonly CheckLink[] ): string =>
	links
		.map( ( link ) =>
			[ link.url, explain( link ), link.details ?? '' ]
				.join( '\t' )
				.trimEnd()
		)
		.join( '\n' );
