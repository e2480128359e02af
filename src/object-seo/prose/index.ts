import { decodeEntities } from '@wordpress/html-entities';
import { collapse } from '../../../common/template';
import { withoutHiddenBlocks } from './hidden-blocks';
import { BREAK_TAGS, withoutBlocks, withoutElements } from './running-text';
import { withoutEnclosed, withoutTags } from './shortcodes';

/** Maximum length of processed content: longer than any description, and keeps book-sized posts fast. */
const ENOUGH = 20_000;

const COMMENTS = /<!--[\s\S]*?(?:-->|$)/g;

const SCRIPTS = /<(script|style|noscript|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const BREAKS = new RegExp( `</?(?:${ BREAK_TAGS })\\b[^>]*>`, 'gi' );

/**
 * Returns the text of content in the editor, similar to prose() of includes/Text/Text.php: for previews until the server
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
	const markup = withoutBlocks(
		withoutEnclosed( withoutHiddenBlocks( html ), shortcodes )
	)
		.slice( 0, ENOUGH )
		.replace( COMMENTS, '' )
		.replace( SCRIPTS, '' );
	return plain( withoutElements( withoutTags( markup, shortcodes ) ) );
}

/**
 * Returns the text of HTML, such as a title or name, in which WordPress runs no shortcodes.
 *
 * @param html
 */
export function plain( html: string ): string {
	const text = html
		.replace( COMMENTS, '' )
		.replace( SCRIPTS, '' )
		.replace( BREAKS, ' ' )
		.replace( /<\/?[a-z][^>]*>/gi, '' );
	return collapse( decodeEntities( text ) );
}
