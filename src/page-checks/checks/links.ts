import type { Page, Rule } from '../rule';
import { parseAddress, siteOf } from './address';

export type LinksCode = 'none' | 'found';

/**
 * Links that lead to other pages of this site, or away from it. A mail, a phone or a place on the same page is neither.
 *
 * @param page What is known of the page.
 * @param want Whether those within the site are wanted.
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

/** The text leads to other pages of the site. */
export const linksInside: Rule< LinksCode > = ( page ) => check( page, true );

/** The text leads to other sites. */
export const linksOutside: Rule< LinksCode > = ( page ) => check( page, false );

export type LinkTextCode = 'missing' | 'good';

/** Links have a text, or a label, or an image with one. */
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
