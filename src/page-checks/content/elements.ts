/** What a browser does not show as text of the page. */
export const HIDDEN = new Set( [
	'script',
	'style',
	'template',
	'noscript',
	'iframe',
	'object',
	'svg',
	'textarea',
	'select',
] );

/** Boxes around other boxes: text that stands in them without a paragraph is a paragraph (WordPress makes it one). */
const BOXES = [ 'div', 'section', 'article', 'main', 'header' ];

/** Blocks whose text is no paragraph: lists, tables, captions … */
export const OTHER_BLOCKS = new Set( [
	'address',
	'aside',
	'blockquote',
	'dd',
	'details',
	'dl',
	'dt',
	'figcaption',
	'figure',
	'footer',
	'form',
	'li',
	'nav',
	'ol',
	'pre',
	'summary',
	'table',
	'tbody',
	'td',
	'tfoot',
	'th',
	'thead',
	'tr',
	'ul',
] );

/** Words on both sides of these are two words. */
export const BREAKS = new Set( [
	...OTHER_BLOCKS,
	...BOXES,
	'p',
	'br',
	'hr',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
] );

/** The level of a heading; undefined for any other element. */
export const headingLevel = ( name: string ): number | undefined =>
	/^h[1-6]$/.test( name ) ? Number( name[ 1 ] ) : undefined;
