/** WordPress's own sitemap lists no pages that are set to noindex or have another canonical URL. */
import { configure, withContent } from './support/head';
import { sitemapAddresses } from './support/robots';
import { site } from './support/site';

withContent();

afterAll( () => site.resetSettings() );

describe( 'The sitemap of WordPress', () => {
	test( 'lists what is indexed and served', async () => {
		await configure( { author_archive: true, no_index: [] } );
		expect( await sitemapAddresses() ).toEqual(
			expect.arrayContaining( [
				'/',
				'/x-plain/',
				'/x-front/',
				'/books/x-book/',
				'/category/tea/',
				'/genre/x-travel/',
				'/author/ines-calloway/',
			] )
		);
	} );

	test( 'lists nothing that says noindex', async () => {
		await configure( {
			author_archive: true,
			no_index: [ 'post', 'book', 'category', 'author' ],
			home_page_robots: { general: [ 'noindex' ] },
		} );
		const listed = await sitemapAddresses();
		expect( listed ).toEqual(
			expect.arrayContaining( [ '/x-front/', '/genre/x-travel/' ] )
		);
		for ( const path of [
			'/',
			'/x-plain/',
			'/books/x-book/',
			'/category/tea/',
			'/author/ines-calloway/',
		] ) {
			expect( listed ).not.toContain( path );
		}
		expect(
			( await site.get( '/wp-sitemap-posts-post-1.xml' ) ).status
		).toBe( 404 );
		expect( ( await site.get( '/wp-sitemap-users-1.xml' ) ).status ).toBe(
			404
		);
	} );

	test( 'lists no author whose archive leads elsewhere', async () => {
		await configure( { author_archive: false } );
		expect( await sitemapAddresses() ).not.toContain(
			'/author/ines-calloway/'
		);
	} );
} );
