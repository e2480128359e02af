/**
 * Removes from content what isn't running text, like includes/Text/RunningText.php (which also applies WordPress's filters of
 * excerpts): captions, URLs of embeds, names of files, buttons, references to footnotes.
 */

/** Tags that separate words. */
export const BREAK_TAGS =
	'address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul';

/** The blocks that WordPress's excerpts consist of, items of lists, and shortcodes of builders. */
const BLOCKS =
	/^core\/(?:columns?|freeform|group|heading|html|list|list-item|media-text|paragraph|preformatted|pullquote|quote|shortcode|table|text-columns|verse)$/;

const WITHOUT_TEXT =
	/^core(?:-embed)?\/|[/_-](?:audio|btns?|buttons?|caption|captcha|embed|field|file|form|gallery|icon|image|map|share|sharing|toc|video)(?![a-z])|(?:btn|button)s?$/;

const DELIMITER =
	/<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?:\{[\s\S]*?\}\s+)?(\/)?-->/g;

const ELEMENTS =
	/<(audio|button|canvas|caption|datalist|figcaption|label|legend|math|nav|object|select|svg|template|textarea|video)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;

const CLASSES =
	/<(a|dd|p|span)\b[^>]*?\sclass\s*=\s*["'](?:[^"'<>]*?[\s_-])?(?:btns?|buttons?|wp-caption-text|gallery-caption|screen-reader-text)(?![a-z])[^>]*>[\s\S]*?<\/\1\s*>/gi;

const NOTE =
	'\\s*[\\[(]?\\s*(?:\\d{1,3}(?:\\s*[,-]\\s*\\d{1,3})*|\\*{1,3}|†|‡)\\s*[\\])]?\\s*';

/** Each keeps its first group, what is before a reference. */
const NOTES = [
	/()<sup\b[^>]*?\s(?:data-fn|(?:class|id)\s*=\s*["'][^"']*?(?:fn|note|cite|\bref))[^>]*>[\s\S]*?<\/sup\s*>/gi,
	/()<sup\b[^>]*>[\s[(]*<a\b[^>]*?\shref\s*=\s*["'][^"']*?#[^>]*>[\s\S]*?<\/sup\s*>/gi,
	new RegExp(
		`()<a\\b[^>]*?\\shref\\s*=\\s*["'][^"']*?#[^>]*>\\s*(?:<sup\\b[^>]*>)?${ NOTE }(?:</sup\\s*>)?\\s*</a\\s*>`,
		'gi'
	),
	new RegExp(
		`([.,;:!?)"]|[a-z\\u0080-\\uFFFF]{4})<sup\\b[^>]*>${ NOTE }</sup\\s*>`,
		'gi'
	),
];

const FILE =
	'\\.(?:7z|avif|avi|csv|docx?|epub|gif|gz|heic|jpe?g|m4[av]|mov|mp[34]|od[pst]|ogg|pdf|png|pptx?|rar|rtf|svg|wav|webm|webp|xlsx?|zip)';

const LINES = new RegExp(
	`(^|</?(?:${ BREAK_TAGS })\\b[^>]*>)[ \\t\\r]*(?:(?:<a\\b[^>]*>\\s*)?(?:https?://[^\\s<>"]+|[^\\s<>"/]+?${ FILE })[ \\t]*(?:</a\\s*>)?|<a\\b[^>]*?\\shref\\s*=\\s*["'][^"'\\s]+?${ FILE }["'?#][^>]*>[^<>]*</a\\s*>)[ \\t\\r]*(?=$|</?(?:${ BREAK_TAGS })\\b)`,
	'gim'
);

/**
 * Removes blocks without running text; blocks within others count on their own.
 *
 * @param content HTML with block comments.
 */
export function withoutBlocks( content: string ): string {
	let text = '';
	let end = 0;
	const open: boolean[] = [];
	for ( const { index, 0: delimiter, 1: close, 2: name = '', 3: isVoid } of [
		...content.matchAll( DELIMITER ),
	] ) {
		text += ( open.at( -1 ) ?? true ) ? content.slice( end, index ) : ' ';
		end = index + delimiter.length;
		if ( close ) {
			open.pop();
		} else if ( ! isVoid ) {
			open.push(
				hasText( name.includes( '/' ) ? name : `core/${ name }` )
			);
		}
	}
	return text + content.slice( end );
}

const hasText = ( name: string ) =>
	BLOCKS.test( name ) || ! WITHOUT_TEXT.test( name );

/**
 * Removes elements and lines without running text.
 *
 * @param html HTML without comments.
 */
export function withoutElements( html: string ): string {
	let text = html.replace( ELEMENTS, ' ' ).replace( CLASSES, ' ' );
	for ( const pattern of NOTES ) {
		text = text.replace( pattern, '$1' );
	}
	return text.replace( LINES, '$1 ' );
}
