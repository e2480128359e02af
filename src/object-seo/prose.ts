import { decodeEntities } from '@wordpress/html-entities';
import { collapse } from '../../common/template';
import { withoutHiddenBlocks } from './hidden-blocks';
import { withoutEnclosed, withoutTags } from './shortcodes';

/** Maximum length of processed content: longer than any description, and keeps book-sized posts fast. */
const ENOUGH = 20_000;

const BREAKS =
	/<\/?(?:address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)\b[^>]*>/gi;

/**
 * Returns the text of content in the editor, similar to prose() of includes/Template/Text.php: for previews until the server
 * returns the exact value.
 *
 * @param html       HTML with block comments.
 * @param shortcodes Names of shortcodes whose enclosed text is not for all visitors. Text enclosed by other shortcodes is
 *                   kept.
 */
export function prose(
	html: string,
	shortcodes: readonly string[] = []
): string {
	// Before the text is truncated: a closing tag may be far behind.
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
