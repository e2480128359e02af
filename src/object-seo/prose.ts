import { decodeEntities } from '@wordpress/html-entities';
import { collapse } from '../template';

/** Longer than any description; the rest of a book-sized post costs nothing. */
const ENOUGH = 20_000;

const BREAKS =
	/<\/?(?:address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)\b[^>]*>/gi;

/**
 * The text of content that is being written, about as prose() of includes/Template/Text.php has it: a preview, until the server
 * has the last word. What shortcodes enclose stays.
 *
 * @param html HTML with block comments.
 */
export function prose( html: string ): string {
	const text = html
		.slice( 0, ENOUGH )
		.replace( /<!--[\s\S]*?(?:-->|$)/g, '' )
		.replace(
			/<(script|style|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
			''
		)
		.replace( /\[\/?[\w-]+(?:\s+[\w-]+=[^\]]*)?\/?\](?!\])/g, ( code ) =>
			// "[sic]" is no shortcode.
			/[=/]/.test( code ) ? '' : code
		)
		.replace( BREAKS, ' ' )
		.replace( /<\/?[a-z][^>]*>/gi, '' );
	return collapse( decodeEntities( text ) );
}
