/** The page that WooCommerce uses for its product archive: its SEO data, and its sitemap entry. */
import { head } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { directives } from '../integration/support/robots';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

withPlugins( 'shop' );

let ids: { page: number; product: number };

beforeAll( async () => {
	await site.resetSettings();
	ids = await site.php( `
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our & your shop', 'post_name' => 'shop', 'post_content' => '<p>Tea from nine gardens.</p>' ] );
		update_option( 'woocommerce_shop_page_id', $page );
		$product = wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'x-kettle' ] );
		return [ 'page' => $page, 'product' => $product ];` );
	await save( { enable_xml_sitemap: true } );
} );

afterAll( async () => {
	await site.php(
		`wp_delete_post( $args['page'], true ); wp_delete_post( $args['product'], true ); delete_option( 'woocommerce_shop_page_id' );`,
		ids
	);
	await site.resetSettings();
} );

const write = ( fields: object ) =>
	site.php(
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['page'] ) ) )->write( $args['fields'] );`,
		{ ...ids, fields }
	);

const inSitemaps = async () => {
	const texts = await Promise.all(
		[ '/sitemap-posts-page-1.xml', '/sitemap-archives-1.xml' ].map(
			async ( path ) => ( await site.get( path ) ).text
		)
	);
	return texts.join().split( `<loc>${ site.url }/shop/</loc>` ).length - 1;
};

test( 'is called as the page, and listed once', async () => {
	const page = await head( '/shop/' );
	expect( page.title ).toBe( 'Our & your shop - Fern & Kettle' );
	expect( page.description ).toBe( 'Tea from nine gardens.' );
	expect( page.link( 'canonical' ) ).toBe( `${ site.url }/shop/` );
	expect( await inSitemaps() ).toBe( 1 );
} );

test( 'has the title, description and texts for networks that its editor has', async () => {
	await write( {
		title: 'Best of %title%',
		description: 'Own words.',
		facebook_title: 'Shared',
	} );
	const page = await head( '/shop/' );
	expect( page.title ).toBe( 'Best of Our & your shop' );
	expect( page.description ).toBe( 'Own words.' );
	expect( page.meta( 'og:title' ) ).toBe( 'Shared' );
	expect( page.meta( 'og:type' ) ).toBe( 'website' );
	await write( { title: '', description: '', facebook_title: '' } );
} );

test( 'has the template of its archive where it has no title of its own', async () => {
	await save( {
		templates: {
			archives: { 'archive-product': { title: 'All: %title%' } },
			post_types: { page: { title: 'Page: %title%' } },
		},
	} );
	expect( ( await head( '/shop/' ) ).title ).toBe( 'All: Our & your shop' );
	await save( { templates: {} } );
} );

test.each( [
	[
		'its archive is set to noindex',
		{ no_index: [ 'archive-product' ] },
		'',
		true,
	],
	[
		'it differs from its archive',
		{ no_index: [ 'archive-product' ] },
		'no',
		false,
	],
	[ 'pages are set to noindex', { no_index: [ 'page' ] }, '', false ],
	[ 'it is set to noindex itself', { no_index: [] }, 'yes', true ],
] )(
	'says the same in its head and in the sitemap when %s',
	async ( _, settings, noindex, hidden ) => {
		await save( settings );
		await write( { noindex } );
		const page = await head( '/shop/' );
		expect( directives( page ).includes( 'noindex' ) ).toBe( hidden );
		expect( await inSitemaps() ).toBe( hidden ? 0 : 1 );
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			resolved: { title: string; robots: { noindex: boolean } };
		} >(
			'GET',
			`/pharos/v1/post-seo-data?post_id=${ ids.page }&post_type=page&is_taxonomy=false`
		);
		expect( body.resolved.robots.noindex ).toBe( hidden );
		expect( body.resolved.title ).toBe( page.title );
	}
);
