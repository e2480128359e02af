/** Sitemaps of unusual sites. */
import { crawl, read } from '../integration/support/crawl';
import { configure } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { withSnippet } from '../integration/support/snippets';
import { site } from '../integration/support/site';

const KINDS = `add_action( 'init', static function () {
		register_post_type( '2024', [ 'public' => true, 'label' => 'Year', 'rewrite' => [ 'slug' => 'z-year' ] ] );
		register_taxonomy( 'Genre', 'post', [ 'public' => true, 'label' => 'Genres' ] );
		register_taxonomy_for_object_type( 'category', 'page' );
	} );`;

const entries = async () =>
	( await crawl() ).entries.map( ( { loc, lastmod, images } ) =>
		[ loc, lastmod, ...images ].join( ' ' ).replaceAll( site.url, '' )
	);

const on = () =>
	configure( {
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: true,
		enable_xml_news_sitemap: false,
		redirectAttachmentPagesToPostParent: false,
	} );

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

describe( 'A shop', () => {
	withPlugins( 'shop' );

	test( 'has pages that WooCommerce keeps out of search results, and of no sitemap', async () => {
		const ids = await site.php< number[] >(
			`return array_map( static fn( $name ) => wp_insert_post( [ 'post_type' => 'page', 'post_title' => $name, 'post_name' => $name, 'post_status' => 'publish' ] ), [ 'x-cart', 'x-about-shop' ] );`
		);
		try {
			await on();
			expect( ( await entries() ).join( '\n' ) ).toMatch( /\/x-cart\// );
			await site.option( 'woocommerce_cart_page_id', String( ids[ 0 ] ) );
			const listed = ( await entries() ).join( '\n' );
			expect( listed ).toContain( '/x-about-shop/' );
			expect( listed ).not.toContain( '/x-cart/' );
			expect(
				await site.php(
					`return ( new Pharos\\Sitemaps\\Explanation( new Pharos\\Settings\\Settings() ) )->explain( get_post( $args[0] ) )['reason']['message'];`,
					[ ids[ 0 ] ]
				)
			).toBe( 'Another plugin excludes it.' );
		} finally {
			await site.option( 'woocommerce_cart_page_id', null );
			await site.php(
				`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
				ids
			);
		}
	} );
} );

describe( 'A scheduled post', () => {
	test( 'that goes live moves the time of its entry, of its sitemap and of its archives', async () => {
		await on();
		const { id, at } = await site.php< Record< 'id' | 'at', string > >( `
			// Not earlier: another file may have changed a post a minute ago.
			$soon = time();
			$id = wp_insert_post( [ 'post_title' => 'Soon', 'post_name' => 'z-soon', 'post_status' => 'draft', 'post_category' => [ wp_insert_term( 'Z scheduled', 'category' )['term_id'] ] ] );
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_status' => 'future', 'post_date' => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $soon ) ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $soon ), 'post_modified_gmt' => '2021-05-01 10:00:00', 'post_modified' => '2021-05-01 10:00:00' ], [ 'ID' => $id ] );
			clean_post_cache( $id );
			return [ 'id' => $id, 'at' => gmdate( 'c', $soon ) ];` );
		try {
			await crawl();
			await site.php( `wp_publish_post( $args[0] );`, [ id ] );
			const { pages, entries: all } = await crawl();
			const times = ( loc: RegExp ) => [
				...new Set(
					[ ...all, ...pages ]
						.filter( ( one ) => loc.test( one.loc ) )
						.map( ( one ) => one.lastmod )
				),
			];
			expect( times( /z-soon/ ) ).toEqual( [ at ] );
			expect( times( /z-scheduled/ ) ).toEqual( [ at ] );
			expect( times( /posts-post-1/ ) ).toEqual( [ at ] );
			expect( times( /terms-category-1/ ) ).toEqual( [ at ] );
			// Also where everything is determined again.
			await site.php( `Pharos\\Sitemaps\\Job::clear();` );
			expect( ( await crawl() ).entries ).toEqual( all );
		} finally {
			await site.php(
				`wp_delete_post( $args[0], true );
				wp_delete_term( get_term_by( 'slug', 'z-scheduled', 'category' )->term_id, 'category' );`,
				[ id ]
			);
		}
	} );
} );

describe( 'A network of servers for files', () => {
	const toCdn = `static fn( $url ) => str_replace( home_url( '/wp-content/uploads/' ), 'https://cdn.example/', $url )`;
	const pictures = async () =>
		( await crawl() ).entries
			.flatMap( ( { images } ) => images )
			.filter( ( url ) => url.startsWith( 'https://cdn.example/2024/' ) );

	beforeAll( async () => {
		await on();
		expect( await pictures() ).toEqual( [] );
	} );

	describe( 'that is turned on', () => {
		withSnippet(
			'cdn',
			`add_filter( 'wp_get_attachment_url', ${ toCdn } );`
		);

		test( 'serves the images of sitemaps, too', async () => {
			expect( ( await pictures() ).length ).toBeGreaterThan( 5 );
		} );
	} );

	describe( 'that has a setting', () => {
		withSnippet(
			'cdn-with-setting',
			`add_filter( 'wp_get_attachment_url', static fn( $url ) => get_option( 'z_cdn' ) ? ( ${ toCdn } )( $url ) : $url );`
		);

		test( 'serves them as soon as it is set, and no longer afterwards', async () => {
			expect( await pictures() ).toEqual( [] );
			await site.option( 'z_cdn', '1' );
			expect( ( await pictures() ).length ).toBeGreaterThan( 5 );
			await site.option( 'z_cdn', null );
			expect( await pictures() ).toEqual( [] );
		} );
	} );

	describe( 'for the images of srcset only', () => {
		const filter = `add_filter( 'wp_calculate_image_srcset', static function ( $sources ) {
			foreach ( $sources as &$source ) { $source['url'] = ( ${ toCdn } )( $source['url'] ); }
			return $sources;
		} );`;
		withSnippet( 'cdn-srcset', filter );

		test( 'serves them in sitemaps where pages have them', async () => {
			expect( ( await pictures() ).length ).toBeGreaterThan( 5 );
		} );
	} );
} );

describe( 'Unusual kinds', () => {
	withSnippet( 'kinds', KINDS );

	test( 'are listed by their names; a category of pages only shows nothing, and is not', async () => {
		await on();
		const ids = await site.php< number[] >( `
			$year = wp_insert_post( [ 'post_type' => '2024', 'post_title' => 'Year', 'post_name' => 'z-of-year', 'post_status' => 'publish' ] );
			$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Page', 'post_name' => 'z-page', 'post_status' => 'publish' ] );
			$post = wp_insert_post( [ 'post_title' => 'Post', 'post_name' => 'z-zero', 'post_status' => 'publish' ] );
			wp_set_object_terms( $post, 'z-novel', 'Genre' );
			wp_set_object_terms( $page, 'z-pages', 'category' );
			global $wpdb;
			$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => '0000-00-00 00:00:00' ], [ 'ID' => $post ] );
			return [ $year, $page, $post ];` );
		const genres = await read( '/sitemap-terms-Genre-1.xml' );
		const all = await entries();
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }
			foreach ( [ 'z-novel' => 'Genre', 'z-pages' => 'category' ] as $slug => $taxonomy ) {
				wp_delete_term( get_term_by( 'slug', $slug, $taxonomy )->term_id, $taxonomy );
			}`,
			ids
		);
		expect( genres ).toHaveLength( 1 );
		expect( all.join( '\n' ) ).toContain( 'z-of-year' );
		expect( all.join( '\n' ) ).not.toContain( 'z-pages' );
		// The time of the last change is unknown.
		expect( all ).toContain( '/z-zero/ ' );
	} );
} );

test( 'tables that have gone are made again', async () => {
	await on();
	const before = await entries();
	await site.php( `
		global $wpdb;
		$wpdb->query( 'DROP TABLE ' . Pharos\\Sitemaps\\Tables::pages() );
		$wpdb->query( 'DROP TABLE ' . Pharos\\Sitemaps\\Tables::lists() );
		$id = wp_insert_post( [ 'post_title' => 'Meanwhile', 'post_status' => 'publish' ] );
		wp_delete_post( $id, true );` );
	expect( await entries() ).toEqual( before );
} );

test( 'whatever changes files and authors behind posts is seen', async () => {
	await on();
	await site.option( 'wp_attachment_pages_enabled', 1 );
	await site.option( 'permalink_structure', '/%author%/%postname%/' );
	const made = await site.php< Record< string, number > >( `
		$user = wp_insert_user( [ 'user_login' => 'z-leaving', 'user_pass' => 'z', 'role' => 'author' ] );
		return [
			'user' => $user,
			'post' => wp_insert_post( [ 'post_title' => 'Gallery', 'post_name' => 'z-gallery', 'post_status' => 'publish', 'post_content' => '[gallery]', 'post_author' => $user ] ),
		];` );
	const steps = [
		// A file is uploaded to it.
		`wp_insert_attachment( [ 'post_title' => 'Cup', 'post_name' => 'z-cup', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/z-cup.png', $args['post'] );`,
		// The image is cropped.
		`update_attached_file( get_children( [ 'post_parent' => $args['post'], 'fields' => 'ids' ] )[0], '2026/z-cup-e1.png' );`,
		`wp_update_post( [ 'ID' => $args['post'], 'post_status' => 'draft' ] );`,
		`wp_update_post( [ 'ID' => $args['post'], 'post_status' => 'publish' ] );`,
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( $args['user'], 1 );`,
		`wp_delete_attachment( get_children( [ 'post_parent' => $args['post'], 'fields' => 'ids' ] )[0], true );`,
	];
	const seen: string[][] = [];
	for ( const step of steps ) {
		await site.php( step, made );
		seen.push(
			( await entries() )
				.filter( ( entry ) => entry.includes( '/z-' ) )
				.map( ( entry ) =>
					entry.replace( / \S+/, '' ).replace( /\S*\/uploads/g, '' )
				)
				.sort()
		);
	}
	await site.php( `wp_delete_post( $args['post'], true );`, made );
	await site.option( 'permalink_structure', '/%postname%/' );
	await site.option( 'wp_attachment_pages_enabled', 0 );
	const post = '/z-leaving/z-gallery/';
	const heir = '/admin/z-gallery/';
	const file = '/2026/z-cup-e1.png';
	const withFile = ( url: string ) => [
		`${ url } ${ file }`,
		`${ url }z-cup/ ${ file }`,
	];
	expect( seen ).toEqual( [
		[ `${ post } /2026/z-cup.png`, `${ post }z-cup/ /2026/z-cup.png` ],
		withFile( post ),
		[],
		withFile( post ),
		withFile( heir ),
		[ heir ],
	] );
} );
