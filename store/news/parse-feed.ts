import type { NewsChild, NewsPost } from './types';

/** Maximum number of posts per feed, and of sub-posts per post. */
const MOST = 30;

/** Element names in order of preference: those of RSS, then those of Atom. */
const CONTENT = [ 'encoded', 'content', 'description', 'summary' ];
const DATE = [ 'pubDate', 'published', 'updated', 'date' ];

/**
 * Parses the posts of a feed, the newest first.
 *
 * @param text     The XML of the feed.
 * @param selector The CSS selector of the posts.
 * @param url      The URL of the feed, to resolve relative links.
 * @throws An Error if it isn't a feed.
 */
export function parseFeed(
	text: string,
	selector: string,
	url: string
): NewsPost[] {
	const feed = new window.DOMParser().parseFromString( text, 'text/xml' );
	if ( feed.querySelector( 'parsererror' ) ) {
		throw new Error( 'The feed is not valid XML.' );
	}
	return [ ...feed.querySelectorAll( selector ) ]
		.map( ( item ) => readPost( item, url ) )
		.sort( ( a, b ) => b.date - a.date )
		.slice( 0, MOST );
}

const readPost = ( item: Element, url: string ): NewsPost => ( {
	title: textOf( item, [ 'title' ] ),
	language: languageOf( item ),
	date: dateOf( item ),
	postLink: linkOf( item, url ),
	description: textOf( item, CONTENT ),
	children: childrenOf( item ),
} );

/** The sub-posts of a post: `<children>` contains them, or is one. */
function childrenOf( item: Element ): NewsChild[] {
	return [ ...item.children ]
		.filter( ( { localName } ) => localName === 'children' )
		.flatMap( ( list ) =>
			find( list, [ 'title' ] ) ? [ list ] : [ ...list.children ]
		)
		.slice( 0, MOST )
		.map( ( child ) => ( {
			title: textOf( child, [ 'title' ] ),
			content: textOf( child, CONTENT ),
			date: dateOf( child ),
		} ) );
}

/** The first direct child element with one of these names. */
const find = ( parent: Element, names: string[] ): Element | undefined =>
	names
		.map( ( name ) =>
			[ ...parent.children ].find(
				( { localName } ) => localName === name
			)
		)
		.find( Boolean );

const textOf = ( parent: Element, names: string[] ): string =>
	find( parent, names )?.textContent?.trim() ?? '';

/** The language of the nearest element that tells one: `<language>` in RSS, `xml:lang` in Atom. */
function languageOf( element: Element ): string {
	const language =
		element.getAttribute( 'xml:lang' ) || textOf( element, [ 'language' ] );
	const parent = element.parentElement;
	return language || ! parent ? language : languageOf( parent );
}

const dateOf = ( parent: Element ): number =>
	Date.parse( textOf( parent, DATE ) ) || 0;

function linkOf( item: Element, url: string ): string {
	const link = find( item, [ 'link' ] );
	const address = link?.getAttribute( 'href' ) ?? link?.textContent?.trim();
	return address ? webUrl( address, url ) : '';
}

/**
 * A URL that is safe in a link; '' for anything else, such as `javascript:`.
 *
 * @param address The URL in the feed.
 * @param base    The base URL, absolute or a path of this site.
 */
function webUrl( address: string, base: string ): string {
	try {
		const { href, protocol } = new URL(
			address,
			new URL( base, window.location.href )
		);
		return [ 'http:', 'https:' ].includes( protocol ) ? href : '';
	} catch {
		return '';
	}
}
