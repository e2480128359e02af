import type { NewsChild, NewsPost } from './types';

/** How many posts of a feed are shown at most. */
const MOST = 30;

/** Names of elements, the best first: those of RSS, then those of Atom. */
const CONTENT = [ 'encoded', 'content', 'description', 'summary' ];
const DATE = [ 'pubDate', 'published', 'updated', 'date' ];

/**
 * Reads the posts of a feed, the newest first.
 *
 * @param text     The feed: XML.
 * @param selector CSS selector of its posts.
 * @param url      Where the feed is: links may be relative to it.
 * @throws An Error when it is no feed.
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
	date: dateOf( item ),
	postLink: linkOf( item, url ),
	description: textOf( item, CONTENT ),
	children: childrenOf( item ),
} );

/** `<children>` holds sub-posts, or is one. */
function childrenOf( item: Element ): NewsChild[] {
	return [ ...item.children ]
		.filter( ( { localName } ) => localName === 'children' )
		.flatMap( ( list ) =>
			find( list, [ 'title' ] ) ? [ list ] : [ ...list.children ]
		)
		.map( ( child ) => ( {
			title: textOf( child, [ 'title' ] ),
			content: textOf( child, CONTENT ),
			date: dateOf( child ),
		} ) );
}

/** The first element of these names directly below another one. */
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

const dateOf = ( parent: Element ): number =>
	Date.parse( textOf( parent, DATE ) ) || 0;

function linkOf( item: Element, url: string ): string {
	const link = find( item, [ 'link' ] );
	const address = link?.getAttribute( 'href' ) ?? link?.textContent?.trim();
	return address ? webUrl( address, url ) : '';
}

/**
 * An address as a link may lead to it; '' for anything else, such as `javascript:`.
 *
 * @param address As it was written.
 * @param base    What it is relative to, absolute or a path of this site.
 */
export function webUrl( address: string, base: string ): string {
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
