/** The sitemap as served to crawlers and visitors. */
import { crawl, read } from './support/crawl';
import { configure } from './support/head';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const INDEX = '/sitemap_index.xml';
const POSTS = '/sitemap-posts-post-1.xml';
const POST = '/first-flush-darjeeling/';

const on = ( settings: object = {} ) =>
	configure( {
		enable_xml_sitemap: true,
		enable_xml_video_sitemap: false,
		...settings,
	} );

const text = async ( path: string ) => ( await site.fetch( path ) ).text();

const locations = async ( path: string ) =>
	( await read( path ) ).map( ( { loc } ) => loc.replace( site.url, '' ) );

const forget = () => site.php( `do_action( 'pharos_sitemap_changed' );` );

// Other tests may have left pages of another size.
beforeAll( () => site.php( `Pharos\\Sitemaps\\Job::clear();` ) );

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

describe( 'Switched off', () => {
	beforeAll( () => site.resetSettings() );

	test( 'WordPress serves its own, and robots.txt names that', async () => {
		expect( ( await site.get( '/wp-sitemap.xml' ) ).status ).toBe( 200 );
		expect( await text( '/robots.txt' ) ).toContain( '/wp-sitemap.xml' );
	} );

	test.each( [ INDEX, POSTS, '/?pharos_sitemap=index', '/sitemap.xsl' ] )(
		'there is no %s',
		async ( path ) => {
			expect( ( await site.get( path ) ).status ).toBe( 404 );
		}
	);
} );

describe( 'Switched on', () => {
	beforeAll( () => on() );

	test( 'the index leads to everything that can be indexed, and that leads back to nothing else', async () => {
		const { entries } = await crawl();
		expect( entries.length ).toBeGreaterThan( 30 );
		await Promise.all(
			entries.map( async ( { loc } ) => {
				const page = await site.get( loc.replace( site.url, '' ) );
				expect( [ loc, page.status ] ).toEqual( [ loc, 200 ] );
				expect( page.meta( 'robots' ) ).not.toMatch( /noindex/ );
				expect( page.link( 'canonical' ) ).toBe( loc );
			} )
		);
	} );

	test( 'robots.txt names the index, once', async () => {
		const robots = await text( '/robots.txt' );
		expect( robots.match( /^Sitemap: .*$/gm ) ).toEqual( [
			`Sitemap: ${ site.url }${ INDEX }`,
		] );
	} );

	test.each( [
		'/wp-sitemap.xml',
		'/sitemap.xml',
		'/wp-sitemap-posts-post-1.xml',
		'/wp-sitemap-index.xsl',
		'/?sitemap=index',
	] )( 'WordPress’s %s leads to the index', async ( path ) => {
		const page = await site.get( path );
		expect( [ page.status, page.location ] ).toEqual( [
			301,
			`${ site.url }${ INDEX }`,
		] );
	} );

	test.each( [ INDEX, POSTS ] )( '%s says what it is', async ( path ) => {
		const { headers } = await site.fetch( path );
		expect( headers.get( 'content-type' ) ).toBe(
			'application/xml; charset=UTF-8'
		);
		expect( headers.get( 'x-robots-tag' ) ).toBe( 'noindex' );
		expect( headers.get( 'last-modified' ) ).toMatch( / GMT$/ );
		expect( headers.get( 'etag' ) ).toMatch( /^W\/"[0-9a-f]{32}"$/ );
	} );

	test.each( [ INDEX, POSTS ] )(
		'%s is not sent again to who has it',
		async ( path ) => {
			const first = await site.fetch( path );
			const headers = ( name: string ) => first.headers.get( name ) ?? '';
			const ask = async ( known: Record< string, string > ) => {
				const answer = await site.fetch( path, { headers: known } );
				return [ answer.status, ( await answer.text() ).length > 0 ];
			};
			const etag = headers( 'etag' );
			expect( await ask( { 'If-None-Match': etag } ) ).toEqual( [
				304,
				false,
			] );
			expect(
				await ask( { 'If-None-Match': `"x", ${ etag.slice( 2 ) }` } )
			).toEqual( [ 304, false ] );
			expect(
				await ask( { 'If-Modified-Since': headers( 'last-modified' ) } )
			).toEqual( [ 304, false ] );
			expect(
				await ask( {
					'If-None-Match': '"another"',
					'If-Modified-Since': headers( 'last-modified' ),
				} )
			).toEqual( [ 200, true ] );
			expect(
				await ask( {
					'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT',
				} )
			).toEqual( [ 200, true ] );
		}
	);

	test( 'a change makes it another one, with a new tag', async () => {
		const before = await site.fetch( POSTS );
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'New', 'post_name' => 'z-new', 'post_status' => 'publish' ] );`
		);
		const after = await site.fetch( POSTS );
		expect( await after.text() ).toContain( '/z-new/' );
		expect( after.headers.get( 'etag' ) ).not.toBe(
			before.headers.get( 'etag' )
		);
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
		expect( await text( POSTS ) ).not.toContain( '/z-new/' );
	} );

	test( 'HEAD gets the headers of GET', async () => {
		const get = await site.fetch( POSTS );
		const head = await site.fetch( POSTS, { method: 'HEAD' } );
		expect( head.status ).toBe( 200 );
		expect( await head.text() ).toBe( '' );
		for ( const name of [ 'content-type', 'etag', 'last-modified' ] ) {
			expect( head.headers.get( name ) ).toBe( get.headers.get( name ) );
		}
	} );

	test.each( [
		'/sitemap-posts-post-2.xml',
		'/sitemap-posts-post-0.xml',
		'/sitemap-posts-post-01.xml',
		'/sitemap-posts-post-99999999999999999999.xml',
		'/sitemap-posts-post-1.xml/',
		'/sitemap-posts-post-.xml',
		'/sitemap-posts-revision-1.xml',
		'/sitemap-posts-nothing-1.xml',
		'/sitemap-terms-nav_menu-1.xml',
		'/sitemap-authors-1.xml',
		'/sitemap-videos-post-1.xml',
		'/sitemap--1.xml',
		'/sitemap-%00-1.xml',
		'/sitemap-posts-post-1%27--.xml',
		'/sitemap-..%2f..%2fwp-config-1.xml',
		'/not-there/?pharos_sitemap=index',
		'/?pharos_sitemap=',
		'/?pharos_sitemap=posts-post',
		'/?pharos_sitemap[]=index',
		'/?pharos_sitemap=%3Cscript%3E-1',
	] )( '%s is not there', async ( path ) => {
		const page = await site.get( path );
		expect( page.status ).toBe( 404 );
		expect( page.headers.get( 'content-type' ) ).toContain( 'text/html' );
	} );

	test( 'hostile addresses cost no query of ours', async () => {
		const queries = await site.php< string[] >( `
			$_SERVER['REQUEST_METHOD'] = 'GET';
			$settings = static fn() => new Pharos\\Settings\\Settings();
			$variables = static fn() => new Pharos\\Template\\Variables( $settings() );
			$queries = [];
			$listen = static function ( $query ) use ( &$queries ) { $queries[] = $query; return $query; };
			add_filter( 'query', $listen );
			foreach ( [ '/sitemap-posts-nothing-1.xml', '/sitemap-posts-post-0.xml', "/sitemap-x'--1.xml", '/sitemap-posts-post-12345678901.xml', '/sitemap-.xml' ] as $path ) {
				$_SERVER['REQUEST_URI'] = $path;
				Pharos\\Sitemaps\\Server::serve( $settings, $variables );
			}
			remove_filter( 'query', $listen );
			return $queries;` );
		expect( queries ).toEqual( [] );
	} );

	test( 'a site that is hidden from search engines has none', async () => {
		await site.option( 'blog_public', '0' );
		const index = await site.get( INDEX );
		const robots = await text( '/robots.txt' );
		await site.option( 'blog_public', '1' );
		expect( index.status ).toBe( 404 );
		expect( robots ).not.toContain( 'Sitemap:' );
	} );

	test( 'with plain permalinks it is found too', async () => {
		await site.option( 'permalink_structure', '' );
		const pages = await read( '/?pharos_sitemap=index' );
		const posts = await read( '/?pharos_sitemap=posts-post-1' );
		const pretty = await site.get( INDEX );
		await site.option( 'permalink_structure', '/%postname%/' );
		expect( pages.map( ( { loc } ) => loc ) ).toContain(
			`${ site.url }/?pharos_sitemap=posts-post-1`
		);
		expect( posts[ 0 ]?.loc ).toMatch( /\/\?p=\d+$/ );
		expect( pretty.status ).toBe( 200 );
		expect( await locations( POSTS ) ).toContain( POST );
	} );
} );

describe( 'An object cache that lasts', () => {
	test( 'keeps the contents, the table does not; what it loses is made again', async () => {
		await on();
		await forget();
		const pages = await site.php< {
			kept: string[];
			texts: string[];
			writes: number[];
		} >( `
			$before = wp_using_ext_object_cache( true );
			$settings = new Pharos\\Settings\\Settings();
			$writes = 0;
			$listen = static function ( $query ) use ( &$writes ) {
				$writes += (int) preg_match( '/^UPDATE .*pharos_sitemaps/', $query );
				return $query;
			};
			add_filter( 'query', $listen );
			foreach ( [ 'made', 'kept', 'lost' ] as $how ) {
				$how === 'lost' && wp_cache_flush();
				$writes = 0;
				$texts[] = ( new Pharos\\Sitemaps\\PageGenerator( $settings, new Pharos\\Sitemaps\\Series( $settings ) ) )->page( 'posts-post', 1 )[1];
				$counts[] = min( 1, $writes );
				$kept[] = Pharos\\Sitemaps\\Pages::find( 'posts-post', 1 )->content;
			}
			remove_filter( 'query', $listen );
			wp_using_ext_object_cache( $before );
			return [ 'kept' => $kept, 'texts' => $texts, 'writes' => $counts ];` );
		expect( pages.kept ).toEqual( [ '', '', '' ] );
		expect( new Set( pages.texts ).size ).toBe( 1 );
		expect( pages.texts[ 0 ] ).toContain( POST );
		expect( pages.writes ).toEqual( [ 1, 0, 1 ] );
	} );

	test( 'and without it the table does, when it is gone', async () => {
		expect( await text( POSTS ) ).toContain( POST );
	} );
} );

describe( 'The static front page', () => {
	test( 'is listed once, by the address of the home page; the page of posts by its own', async () => {
		await on();
		const pages = await site.php< [ number, number ] >(
			`$front = get_page_by_path( 'about' )->ID;
			$posts = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Journal', 'post_name' => 'z-journal', 'post_status' => 'publish' ] );
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $front );
			update_option( 'page_for_posts', $posts );
			return [ $front, $posts ];`
		);
		const { entries } = await crawl();
		await site.php(
			`update_option( 'show_on_front', 'posts' );
			update_option( 'page_on_front', 0 );
			update_option( 'page_for_posts', 0 );
			wp_delete_post( $args[1], true );`,
			pages
		);
		const paths = entries.map( ( { loc } ) => loc.replace( site.url, '' ) );
		expect( paths.filter( ( path ) => path === '/' ) ).toHaveLength( 1 );
		expect( paths ).not.toContain( '/about/' );
		expect(
			paths.filter( ( path ) => path === '/z-journal/' )
		).toHaveLength( 1 );
	} );
} );

describe( 'Entries', () => {
	let ids: number[];
	beforeAll( async () => {
		ids = await site.php< number[] >(
			`$image = wp_insert_attachment( [ 'post_title' => 'Cup', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/11/z cup.png' );
			$post = wp_insert_post( [
				'post_title' => 'Z & <b>media</b>',
				'post_name' => 'z-media',
				'post_status' => 'publish',
				'post_content' => '<img src="/wp-content/uploads/z-in.jpg?a=1&amp;b=2"> <figure class="wp-block-video"><video controls poster="/z-poster.jpg" src="/z-tea.mp4"></video></figure>',
			] );
			set_post_thumbnail( $post, $image );
			return [ $image, $post ];`
		);
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		)
	);

	test( 'have their images while these are switched on, each once', async () => {
		await on();
		expect( await text( POSTS ) ).not.toContain( 'image:' );
		await on( { enable_xml_image_sitemap: true } );
		const entry = ( await read( POSTS ) ).find( ( { loc } ) =>
			loc.includes( 'z-media' )
		);
		expect( entry?.images ).toEqual( [
			`${ site.url }/wp-content/uploads/2026/11/z%20cup.png`,
			`${ site.url }/wp-content/uploads/z-in.jpg?a=1&b=2`,
		] );
	} );

	test( 'lose a featured image with its file', async () => {
		await on( { enable_xml_image_sitemap: true } );
		const file = await site.php< number >(
			`$image = wp_insert_attachment( [ 'post_title' => 'Gone', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2026/11/z-gone.png' );
			set_post_thumbnail( get_page_by_path( 'proper-chai', OBJECT, 'post' )->ID, $image );
			return $image;`
		);
		expect( await text( POSTS ) ).toContain( 'z-gone.png' );
		await site.php( `wp_delete_attachment( $args[0], true );`, [ file ] );
		expect( await text( POSTS ) ).not.toContain( 'z-gone.png' );
	} );

	test( 'have a sitemap of their videos while that is switched on', async () => {
		await on( { enable_xml_video_sitemap: true } );
		const index = await read( INDEX );
		expect( index.map( ( { loc } ) => loc ) ).toContain(
			`${ site.url }/sitemap-videos-post-1.xml`
		);
		const entry = ( await read( '/sitemap-videos-post-1.xml' ) ).find(
			( { loc } ) => loc.includes( 'z-media' )
		);
		expect( entry?.videos ).toEqual( [
			{
				thumbnail_loc: `${ site.url }/z-poster.jpg`,
				title: 'Z & media',
				description: 'Z & media',
				content_loc: `${ site.url }/z-tea.mp4`,
			},
		] );
		await on();
		expect(
			( await site.get( '/sitemap-videos-post-1.xml' ) ).status
		).toBe( 404 );
	} );

	test( 'are news for two days', async () => {
		await on( { sitemap_news_types: [ 'post' ] } );
		const news = async () =>
			( await read( '/sitemap-news-1.xml' ) ).find( ( { loc } ) =>
				loc.includes( 'z-media' )
			)?.news;
		expect( await news() ).toEqual( {
			name: 'Fern & Kettle',
			language: 'en',
			publication_date: expect.any( String ),
			title: 'Z & media',
		} );
		// Another new post, because a sitemap without entries isn't served.
		const other = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Other', 'post_name' => 'z-other', 'post_status' => 'publish' ] );`
		);
		await site.php(
			`$date = gmdate( 'Y-m-d H:i:s', time() - 3 * DAY_IN_SECONDS );
			wp_update_post( [ 'ID' => $args[1], 'post_date' => $date, 'post_date_gmt' => $date, 'edit_date' => true ] );`,
			ids
		);
		expect( await news() ).toBeUndefined();
		await site.php( `wp_delete_post( $args[0], true );`, [ other ] );
	} );
} );

describe( 'Add-ons', () => {
	withSnippet(
		'addon',
		`use Pharos\\Sitemaps\\Entry;
		add_filter( 'pharos_sitemap_providers', static fn( $all ) => $all + [
			'stores' => new class implements Pharos\\Sitemaps\\Provider {
				public function series(): array { return [ '' => 'Stores' ]; }
				public function entries( string $series, string $from, string $to, int $limit, bool $whole ): array {
					$all = [ new Entry( '1', home_url( '/store/?a=1&b=2' ), '2020-01-02 03:04:05' ), new Entry( '2', 'javascript:alert(1)' ) ];
					return array_slice( array_filter( $all, static fn( $one ) => $one->key >= $from && ( $to === '' || $one->key < $to ) ), 0, $limit );
				}
				public function size( string $series ): int { return 2; }
				public function rules( string $series ): string { return ''; }
			},
			'Not a name' => null,
		] );
		add_filter( 'pharos_sitemap_entry', static function ( $entry, $series ) {
			if ( $series === 'posts-post' && str_contains( $entry->loc, 'chai' ) ) { return null; }
			$entry->lastmod = $series === 'posts-page' ? '' : $entry->lastmod;
			return $entry;
		}, 10, 2 );
		add_filter( 'pharos_sitemap_exclude', static fn( $names ) => [ ...$names, 'post-' . get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' )->ID ] );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );`
	);

	test( 'add addresses, change them and leave some out', async () => {
		await on();
		await forget();
		expect( await read( '/sitemap-stores-1.xml' ) ).toMatchObject( [
			{
				loc: `${ site.url }/store/?a=1&b=2`,
				lastmod: '2020-01-02T03:04:05+00:00',
			},
		] );
		const posts = await locations( POSTS );
		expect( posts ).not.toContain( '/matcha-without-lumps/' );
		expect( posts.join() ).not.toContain( 'chai' );
		expect( posts ).toContain( POST );
		const pages = await read( '/sitemap-posts-page-1.xml' );
		expect( pages[ 0 ]?.lastmod ).toBe( '' );
	} );
} );

describe( 'Saving a post', () => {
	test( 'costs two queries at most', async () => {
		await on();
		await crawl();
		const queries = await site.php< string[] >( `
			$id = wp_insert_post( [ 'post_title' => 'Cost', 'post_name' => 'z-cost', 'post_status' => 'publish', 'post_category' => [ 1 ], 'tags_input' => [ 'how-to' ] ] );
			do_action( 'shutdown' );
			$queries = [];
			$listen = static function ( $query ) use ( &$queries ) {
				if ( str_contains( $query, 'pharos_sitemap' ) ) { $queries[] = $query; }
				return $query;
			};
			add_filter( 'query', $listen );
			wp_update_post( [ 'ID' => $id, 'post_content' => 'More' ] );
			do_action( 'shutdown' );
			remove_filter( 'query', $listen );
			wp_delete_post( $id, true );
			return $queries;` );
		expect( queries ).toHaveLength( 2 );
	} );

	test( 'makes one page of many stale', async () => {
		const stale = await site.php< Record< string, number[] > >( `
			global $wpdb;
			add_filter( 'pharos_sitemap_page_size', static fn() => 4 );
			$settings = new Pharos\\Settings\\Settings();
			$series = new Pharos\\Sitemaps\\Series( $settings );
			$index = new Pharos\\Sitemaps\\Index( $settings, $series );
			$id = wp_insert_post( [ 'post_title' => 'One', 'post_name' => 'z-one', 'post_status' => 'publish', 'post_date' => '2024-06-01 00:00:00' ] );
			do_action( 'shutdown' );
			$pages = array_filter( $index->pages(), static fn( $page ) => $page->series === 'posts-post' );
			wp_update_post( [ 'ID' => $id, 'post_content' => 'x' ] );
			do_action( 'shutdown' );
			$after = Pharos\\Sitemaps\\Pages::all()['posts-post'];
			wp_delete_post( $id, true );
			return [ 'pages' => [ count( $pages ), count( $after ) ], 'stale' => array_values( array_map( static fn( $page ) => $page->number, array_filter( $after, static fn( $page ) => $page->counted !== $page->version ) ) ) ];` );
		expect( stale.pages?.[ 0 ] ).toBeGreaterThan( 2 );
		expect( stale.stale ).toHaveLength( 1 );
	} );
} );
