import { safeDecodeURIComponent } from '@wordpress/url';
import { graphemes } from '../../../common/template';

/** `https://example.com`, then the path; a query and what follows are not shown. */
const PARTS = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i;

/**
 * An address as search engines write it: "https://example.com › blog › hello". Cut at any character, as an address has no
 * words to cut at.
 *
 * @param url Absolute address.
 * @param max In grapheme clusters, the ellipsis included.
 */
export function breadcrumb( url: string, max: number ): string {
	const [ , origin = '', path = '' ] = PARTS.exec( url.trim() ) ?? [];
	const steps = path
		.split( '/' )
		.filter( Boolean )
		.map( safeDecodeURIComponent );
	const text = [ origin, ...steps ].filter( Boolean ).join( ' › ' );
	const shown = graphemes( text, max + 1 );
	if ( shown.length <= max ) {
		return text;
	}
	return (
		shown
			.slice( 0, Math.max( 0, max - 1 ) )
			.join( '' )
			.replace( /[\s›]+$/u, '' ) + '…'
	);
}
