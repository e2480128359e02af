import { safeDecodeURIComponent } from '@wordpress/url';
import { graphemes } from '../../../common/template';

/** Matches `https://example.com`, then the path; query and hash aren't shown. */
const PARTS = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i;

/**
 * Returns a URL as search engines display it: "https://example.com › blog › hello". Truncated at any character, as URLs have
 * no words.
 *
 * @param url An absolute URL.
 * @param max Limit in grapheme clusters, including the ellipsis.
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
