import type { Page, Rule } from '../rule';
import { parseAddress, siteOf } from './address';

export type LinksCode = 'none' | 'found';

/**
 * Counts internal or outbound links. Email and phone links, and links within the page, don't count.
 *
 * @param page The page.
 * @param want Whether to count internal links.
 */
function countLinks( { facts, content }: Page, want: boolean ): number {
	const own = parseAddress( facts.url );
	return content.links.filter( ( { href } ) => {
		const target =
			href === '' || href.startsWith( '#' )
				? null
				: parseAddress( href, facts.url );
		return (
			target !== null &&
			( own !== null && siteOf( target ) === siteOf( own ) ) === want
		);
	} ).length;
}

const check = (
	page: Page,
	want: boolean
): ReturnType< Rule< LinksCode > > => {
	const count = countLinks( page, want );
	return count > 0
		? { status: 'success', code: 'found', values: { count } }
		: { status: 'suggestion', code: 'none' };
};

/** Checks for internal links. */
export const linksInside: Rule< LinksCode > = ( page ) => check( page, true );

/** Checks for outbound links. */
export const linksOutside: Rule< LinksCode > = ( page ) => check( page, false );

export type LinkTextCode = 'missing' | 'good';

/** Checks that links have text, a label, or an image with alt text. */
export const linkText: Rule< LinkTextCode > = ( { content } ) => {
	const { links } = content;
	if ( links.length === 0 ) {
		return null;
	}
	const silent = links.filter( ( { name } ) => name === '' );
	return silent.length > 0
		? {
				status: 'warning',
				code: 'missing',
				values: { count: silent.length },
				where: silent.map( ( { href, block } ) => ( {
					...( block && { block } ),
					label: href,
				} ) ),
			}
		: { status: 'success', code: 'good' };
};
