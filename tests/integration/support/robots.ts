/** The robots tags and links in the head of a page. */
import type { Page } from '../../support/page';
import { site } from './site';

/** The directives of the page's only robots tag, in alphabetical order. */
export function directives( page: Page ): string[] {
	const tags = page.metas.filter( ( { name } ) => name === 'robots' );
	expect( tags ).toHaveLength( 1 );
	return ( tags[ 0 ]?.content ?? '' ).split( /,\s*/ ).sort();
}

/** The URL of the page's only link with this rel, without the site URL; undefined if there is none. */
export function address( page: Page, rel: string ): string | undefined {
	const tags = page.links.filter( ( link ) => link.rel === rel );
	expect( tags.length ).toBeLessThan( 2 );
	return tags[ 0 ]?.href?.replace( site.url, '' );
}

/** All URLs in WordPress's own sitemap, without the site URL. */
export async function sitemapAddresses(): Promise< string[] > {
	const locations = async ( path: string ) => {
		const xml = await ( await site.fetch( path ) ).text();
		return [ ...xml.matchAll( /<loc>(.*?)<\/loc>/g ) ].map( ( [ , url ] ) =>
			( url ?? '' ).replace( site.url, '' )
		);
	};
	const lists = await locations( '/wp-sitemap.xml' );
	return ( await Promise.all( lists.map( locations ) ) ).flat();
}

/** Requests pages while the site has another permalink structure ('' is plain); needs the plugin "head-filters". */
export async function withPermalinks< Value >(
	structure: string,
	run: () => Promise< Value >
): Promise< Value > {
	await site.option( 'test_permalinks', structure );
	try {
		return await run();
	} finally {
		await site.option( 'test_permalinks', null );
	}
}
