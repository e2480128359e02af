import { decodeEntities } from '@wordpress/html-entities';
import { collapse } from '../../common/template';
import { withoutHiddenBlocks } from './hidden-blocks';
import { withoutEnclosed, withoutTags } from './shortcodes';

/** Longer than any description; the rest of a book-sized post costs nothing. */
const ENOUGH = 20_000;

const BREAKS =
	/<\/?(?:address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)\b[^>]*>/gi;

/**
 * The text of content that is being written, about as prose() of includes/Template/Text.php has it: a preview, until the server
 * has the last word.
 *
 * @param html       HTML with block comments.
 * @param shortcodes Names of those that enclose what not everybody may read. What others enclose stays.
 */
export function prose(
	html: string,
	shortcodes: readonly string[] = []
): string {
	// Before the text is cut: a closing tag may stand far behind.
	const markup = withoutEnclosed( withoutHiddenBlocks( html ), shortcodes )
		.slice( 0, ENOUGH )
		.replace( /<!--[\s\S]*?(?:-->|$)/g, '' )
		.replace(
			/<(script|style|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
			''
		);
	const text = withoutTags( markup, shortcodes )
		.replace( BREAKS, ' ' )
		.replace( /<\/?[a-z][^>]*>/gi, '' );
	return collapse( decodeEntities( text ) );
}
