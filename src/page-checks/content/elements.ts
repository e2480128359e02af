/** Elements whose text browsers don't display. */
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

/** Container elements: WordPress wraps text directly inside them in paragraphs. */
const BOXES = [ 'div', 'section', 'article', 'main', 'header' ];

/** Elements whose text isn't a paragraph: lists, tables, captions and the like. */
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

/** Elements that separate words. */
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

/** Returns the level of a heading; undefined for other elements. */
export const headingLevel = ( name: string ): number | undefined =>
	/^h[1-6]$/.test( name ) ? Number( name[ 1 ] ) : undefined;
