/**
 * What our tests read sitemaps with, tried on a sitemap that is not ours: WordPress's own.
 */
import { readAll, readIndex, readSitemap } from './support/sitemap';
import { site } from './support/site';

const index = '/wp-sitemap.xml';

test( 'the sitemap of WordPress is valid, and its posts are found', async () => {
	const posts = await site.php< string[] >(
		`return array_map( 'get_permalink', get_posts( [ 'numberposts' => -1, 'has_password' => null ] ) );`
	);
	const entries = await readAll( index );
	expect( entries.map( ( { loc } ) => loc ) ).toEqual(
		expect.arrayContaining( posts )
	);
} );

test( 'what is no sitemap, or one of another kind, is refused', async () => {
	const [ first ] = await readIndex( index );
	await expect( readIndex( first?.loc ) ).rejects.toThrow(
		'no sitemapindex'
	);
	await expect( readSitemap( index ) ).rejects.toThrow( 'no urlset' );
	await expect( readSitemap( '/' ) ).rejects.toThrow( 'text/html' );
	await expect(
		readSitemap( '/wp-sitemap-posts-post-99.xml' )
	).rejects.toThrow( 'answers 404' );
	await expect( readSitemap( '/feed/' ) ).rejects.toThrow( 'rss+xml' );
} );
