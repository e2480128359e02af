import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from '../../support/html';
import { site } from './site';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The text of a link, or with the items below it. */
export type Item = string | [ text: string, below: Item[] ];

export interface HtmlSitemap {
	html: string;
	/** The lists by heading. */
	lists: Record< string, Item[] >;
	/** The URLs of all links, without the site URL. */
	links: string[];
}

export const childrenOf = ( node: Node, ...names: string[] ): Element[] =>
	'childNodes' in node
		? node.childNodes.filter(
				( child ): child is Element =>
					'tagName' in child &&
					( names.length === 0 || names.includes( child.tagName ) )
			)
		: [];

export const textOf = ( node: Node ): string =>
	'value' in node
		? node.value
		: ( 'childNodes' in node ? node.childNodes : [] )
				.map( textOf )
				.join( '' );

const itemsOf = ( list: Element ): Item[] =>
	childrenOf( list, 'li' ).map( ( item ) => {
		const [ below ] = childrenOf( item, 'ul' );
		const text = item.childNodes
			.filter( ( child ) => child !== below )
			.map( textOf )
			.join( '' );
		return below ? [ text, itemsOf( below ) ] : text;
	} );

/** All elements with this class, the outermost first. */
export const elementsOf = ( node: Node, className: string ): Element[] =>
	childrenOf( node ).flatMap( ( child ) =>
		child.attrs.some(
			( { name, value } ) =>
				name === 'class' && value.split( ' ' ).includes( className )
		)
			? [ child ]
			: elementsOf( child, className )
	);

/** All HTML sitemaps in a page or a part of one. */
export const sitemapsIn = ( html: string ): HtmlSitemap[] =>
	elementsOf( parseFragment( html ), 'pharos-sitemap' ).map( ( nav ) => {
		const lists: HtmlSitemap[ 'lists' ] = {};
		let heading = '';
		for ( const part of childrenOf( nav ) ) {
			if ( part.tagName === 'h2' ) {
				heading = textOf( part );
				lists[ heading ] = [];
			} else if ( part.tagName === 'ul' ) {
				lists[ heading ] = itemsOf( part );
			} else {
				lists[ heading ]?.push( textOf( part ) );
			}
		}
		return { html, lists, links: addressesIn( nav ) };
	} );

const addressesIn = ( node: Node ): string[] =>
	childrenOf( node ).flatMap( ( child ) => [
		...child.attrs
			.filter( ( { name } ) => name === 'href' )
			.map( ( { value } ) => value.replace( site.url, '' ) ),
		...addressesIn( child ),
	] );

/** The output of the shortcode with these attributes. */
export async function shortcode( attributes = '' ): Promise< HtmlSitemap > {
	const html = await site.php< string >(
		`return do_shortcode( "[pharos_sitemap {$args['attributes']}]" );`,
		{ attributes }
	);
	const [ sitemap ] = sitemapsIn( html );
	return sitemap ?? { html, lists: {}, links: [] };
}
