/**
 * What a page's head tells search engines.
 */
import type { Page } from '../../support/page';
import { site } from './site';

/** The directives of the page's only robots tag, in alphabetical order. */
export function directives( page: Page ): string[] {
	const tags = page.metas.filter( ( { name } ) => name === 'robots' );
	expect( tags ).toHaveLength( 1 );
	return ( tags[ 0 ]?.content ?? '' ).split( /,\s*/ ).sort();
}

/** The only address of a kind that a page has, without the site's own; undefined when it has none. */
export function address( page: Page, rel: string ): string | undefined {
	const tags = page.links.filter( ( link ) => link.rel === rel );
	expect( tags.length ).toBeLessThan( 2 );
	return tags[ 0 ]?.href?.replace( site.url, '' );
}

/** All addresses in WordPress's own sitemap, without the site's own. */
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

/** Asks for pages while the site has other permalinks ('' are plain ones); needs the plugin "head-filters". */
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
