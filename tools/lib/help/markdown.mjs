/**
 * The Markdown of docs/: headings, links, images and HTML.
 */
import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt( { linkify: false, typographer: false } );

/** Comments are marks of generated tables (tools/docs-tables.mjs). */
const COMMENT = /^<!--.*-->\n?/gm;

/**
 * @typedef {Object} Heading
 * @property {number} level 1 to 6.
 * @property {string} text  Without markup.
 * @property {string} slug  Its anchor.
 */

/**
 * @typedef {Object} Parsed
 * @property {Object[]}  tokens   Of markdown-it, with the anchors of headings.
 * @property {Heading[]} headings In the order of the page.
 * @property {string[]}  links    The targets of links and images as written.
 * @property {string[]}  bold     The texts between two asterisks on both sides.
 */

/**
 * @param {string} source
 * @return {Parsed} The content of a page.
 */
export function parse( source ) {
	const tokens = markdown.parse( source.replace( COMMENT, '' ), {} );
	const slugs = new Map();
	const parsed = { tokens, headings: [], links: [], bold: [] };
	tokens.forEach( ( token, index ) => {
		if ( token.type === 'heading_open' ) {
			const text = textOf( tokens[ index + 1 ] );
			const slug = uniqueSlug( text, slugs );
			token.attrSet( 'id', slug );
			parsed.headings.push( {
				level: Number( token.tag.slice( 1 ) ),
				text,
				slug,
			} );
		}
		( token.children ?? [] ).forEach( ( child, at, all ) => {
			const target = child.attrGet( 'href' ) ?? child.attrGet( 'src' );
			if ( target !== null ) {
				parsed.links.push( target );
			}
			if ( child.type === 'strong_open' ) {
				parsed.bold.push( all[ at + 1 ].content );
			}
		} );
	} );
	return parsed;
}

/**
 * @param {Parsed}                     parsed
 * @param {(target: string) => string} toTarget Converts the target of a link or an image.
 * @return {string} HTML.
 */
export function render( { tokens }, toTarget ) {
	for ( const child of tokens.flatMap(
		( { children } ) => children ?? []
	) ) {
		for ( const name of [ 'href', 'src' ] ) {
			const target = child.attrGet( name );
			if ( target !== null ) {
				child.attrSet( name, toTarget( target ) );
			}
		}
	}
	// A table that is wider than the window scrolls, not the page.
	return markdown.renderer
		.render( tokens, markdown.options, {} )
		.replaceAll( '<table>', '<div class="table" tabindex="0"><table>' )
		.replaceAll( '</table>', '</table></div>' );
}

/**
 * Returns the text of an inline token.
 *
 * @param {Object} token
 * @return {string} Without markup.
 */
export const textOf = ( token ) =>
	( token.children ?? [] )
		.map( ( { type, content } ) => ( type === 'image' ? '' : content ) )
		.join( '' );

/**
 * Returns the anchor that GitHub gives a heading, so that links work there and in the Help Center.
 *
 * @param {string} text
 */
export const slugOf = ( text ) =>
	text
		.toLowerCase()
		.replace( /[^\p{L}\p{N}\p{M}_ -]/gu, '' )
		.replace( / /g, '-' );

function uniqueSlug( text, slugs ) {
	const slug = slugOf( text );
	const count = slugs.get( slug ) ?? 0;
	slugs.set( slug, count + 1 );
	return count === 0 ? slug : `${ slug }-${ count }`;
}
