/** The sitemap index of large sites and under load, and changes without a WordPress hook. */
import { crawl, read } from './support/crawl';
import { configure } from './support/head';
import { withSnippet } from './support/snippets';
import { site } from './support/site';

const INDEX = '/sitemap_index.xml';

const SERIES = `$settings = new Pharos\\Settings\\Settings();
	$series = new Pharos\\Sitemaps\\Series( $settings );`;

const on = ( settings: object = {} ) =>
	configure( {
		enable_xml_sitemap: true,
		enable_xml_video_sitemap: false,
		...settings,
	} );

const clear = () => site.php( `Pharos\\Sitemaps\\Job::clear();` );

const locations = async ( path: string ) =>
	( await read( path ) ).map( ( { loc } ) => loc.replace( site.url, '' ) );

beforeAll( async () => {
	await clear();
	await on();
} );

afterAll( async () => {
	await clear();
	await site.resetSettings();
} );

describe( 'Code that writes a post’s row itself', () => {
	const changed = async ( code: string ) => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Moved', 'post_name' => 'z-moved', 'post_status' => 'publish' ] );`
		);
		const isIn = async ( type: string ) =>
			( await locations( `/sitemap-posts-${ type }-1.xml` ) ).includes(
				'/z-moved/'
			);
		try {
			const before = await isIn( 'post' );
			await site.php( `global $wpdb; $id = $args[0]; ${ code }`, [ id ] );
			return [ before, await isIn( 'post' ), await isIn( 'page' ) ];
		} finally {
			await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
		}
	};

	test.each( [
		[ 'set_post_type()', `set_post_type( $id, 'page' );` ],
		[
			'set_post_type() of a post that is loaded already',
			`get_post( $id ); set_post_type( $id, 'page' );`,
		],
		[
			'set_post_type() right after a save',
			`wp_update_post( [ 'ID' => $id, 'post_title' => 'x' ] ); set_post_type( $id, 'page' );`,
		],
	] )( '%s: the post changes its sitemap', async ( _, code ) => {
		expect( await changed( code ) ).toEqual( [ true, false, true ] );
	} );

	test.each( [
		[
			'takes a post away',
			`$wpdb->update( $wpdb->posts, [ 'post_status' => 'private' ], [ 'ID' => $id ] ); clean_post_cache( $id );`,
		],
		[
			'gives it a type without pages',
			`$wpdb->update( $wpdb->posts, [ 'post_type' => 'wp_block' ], [ 'ID' => $id ] ); clean_post_cache( $id );`,
		],
	] )( '%s: so do sitemaps', async ( _, code ) => {
		expect( await changed( code ) ).toEqual( [ true, false, false ] );
	} );

	test( 'and a new comment is no change', async () => {
		const stale = await site.php< [ number, number ] >( `
			global $wpdb;
			$id = wp_insert_post( [ 'post_title' => 'Talk', 'post_name' => 'z-talk', 'post_status' => 'publish' ] );
			do_action( 'shutdown' );
			$version = static fn() => (int) $wpdb->get_var( 'SELECT SUM( version ) FROM ' . Pharos\\Sitemaps\\Tables::pages() );
			$before = $version();
			wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Hm', 'comment_approved' => 1 ] );
			do_action( 'shutdown' );
			$after = $version();
			wp_delete_post( $id, true );
			return [ $before, $after ];` );
		expect( stale[ 1 ] ).toBe( stale[ 0 ] );
	} );
} );

describe( 'Several requests for the index, when everything has changed', () => {
	withSnippet(
		'slow',
		`add_filter( 'pharos_sitemap_page_size', static fn() => 3 );
		add_filter( 'pharos_robots', static function ( $robots, $context ) {
			global $wpdb;
			if ( $context->post()?->ID && ! is_singular() ) {
				$wpdb->query( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = 'z_counted'" );
				usleep( 15000 );
			}
			return $robots;
		}, 10, 2 );`
	);

	test( 'count once, and plan one job at most', async () => {
		await crawl();
		await site.php(
			`do_action( 'pharos_sitemap_changed' );
			delete_option( 'z_counted' ); add_option( 'z_counted', '0', '', false );`
		);
		const answers = await Promise.all(
			Array.from( { length: 5 }, () => site.fetch( INDEX ) )
		);
		expect( answers.map( ( { status } ) => status ) ).toEqual(
			Array( 5 ).fill( 200 )
		);
		const { counted, posts, jobs } = await site.php< {
			counted: number;
			posts: number;
			jobs: number;
		} >( `
			global $wpdb;
			$jobs = array_filter( _get_cron_array(), static fn( $events ) => isset( $events['pharos_build_sitemaps'] ) );
			return [
				'counted' => (int) get_option( 'z_counted' ),
				'posts' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_status = 'publish'" ),
				'jobs' => count( $jobs ),
			];` );
		expect( counted ).toBeGreaterThan( 10 );
		expect( counted ).toBeLessThanOrEqual( posts );
		expect( jobs ).toBeLessThanOrEqual( 1 );
		await site.option( 'z_counted', null );
		// All times are known then.
		const index = await read( INDEX );
		expect( index.every( ( { lastmod } ) => lastmod !== '' ) ).toBe( true );
	} );

	test( 'a job that is planned is not planned again', async () => {
		const times = await site.php< number[] >( `
			Pharos\\Sitemaps\\Job::start( true );
			$first = wp_next_scheduled( 'pharos_build_sitemaps' );
			wp_unschedule_hook( 'pharos_build_sitemaps' );
			wp_schedule_single_event( $first - 5, 'pharos_build_sitemaps' );
			Pharos\\Sitemaps\\Job::start();
			$second = wp_next_scheduled( 'pharos_build_sitemaps' );
			Pharos\\Sitemaps\\Job::stop();
			return [ $first - 5, $second ];` );
		expect( times[ 1 ] ).toBe( times[ 0 ] );
	} );
} );

describe( 'The first build of a large site', () => {
	withSnippet(
		'small-pages',
		`add_filter( 'pharos_sitemap_page_size', static fn() => 2 );`
	);

	test( 'finds all pages by their keys, before anything is counted', async () => {
		await clear();
		const found = await site.php< {
			isDone: boolean;
			pages: { entries: number; counted: number }[];
			posts: number;
			whole: boolean;
		} >( `
			${ SERIES }
			Pharos\\Sitemaps\\Tables::need();
			Pharos\\Sitemaps\\Pages::begin( 'posts-post' );
			$ranges = new Pharos\\Sitemaps\\Ranges( $series );
			$isDone = $ranges->survey( Pharos\\Sitemaps\\Pages::find( 'posts-post', 1 ), microtime( true ) + 20 );
			$pages = Pharos\\Sitemaps\\Pages::all()['posts-post'];
			$index = new Pharos\\Sitemaps\\Index( $settings, $series );
			$index->pages();
			return [
				'isDone' => $isDone,
				'pages' => array_map( static fn( $page ) => [ 'entries' => $page->entries, 'counted' => $page->counted ], $pages ),
				'posts' => (int) wp_count_posts()->publish,
				'whole' => $index->is_whole(),
			];` );
		expect( found.isDone ).toBe( true );
		expect( found.whole ).toBe( true );
		expect( found.pages ).toHaveLength( Math.ceil( found.posts / 2 ) );
		expect( found.pages.every( ( { counted } ) => counted === 0 ) ).toBe(
			true
		);
		const { entries } = await crawl();
		const posts = entries.map( ( { loc } ) => loc );
		expect( new Set( posts ).size ).toBe( posts.length );
		expect( posts.join() ).toContain( '/first-flush-darjeeling/' );
	} );

	test( 'goes on where time was up', async () => {
		await clear();
		const { counts, posts } = await site.php< {
			counts: number[];
			posts: number;
		} >( `
			${ SERIES }
			Pharos\\Sitemaps\\Tables::need();
			Pharos\\Sitemaps\\Pages::begin( 'posts-post' );
			$ranges = new Pharos\\Sitemaps\\Ranges( $series );
			$counts = [];
			do {
				$pages = Pharos\\Sitemaps\\Pages::all()['posts-post'];
				$last = end( $pages );
				$counts[] = count( $pages );
			} while ( ! $ranges->survey( $last, 0 ) && count( $counts ) < 40 );
			return [ 'counts' => $counts, 'posts' => (int) wp_count_posts()->publish ];` );
		expect( counts[ 1 ] ).toBe( 2 );
		// The last page is split when it is counted.
		expect( counts.at( -1 ) ).toBeGreaterThanOrEqual(
			Math.ceil( posts / 2 ) - 1
		);
	} );

	test( 'answers “later” while another request finds out how many pages there are', async () => {
		await clear();
		await site.php(
			`Pharos\\Sitemaps\\Tables::need();
			Pharos\\Sitemaps\\Pages::begin( Pharos\\Sitemaps\\Index::LOCK );
			global $wpdb;
			$wpdb->query( 'UPDATE ' . Pharos\\Sitemaps\\Tables::pages() . ' SET locked = ' . ( time() + 30 ) );`
		);
		const busy = await site.fetch( INDEX );
		expect( [ busy.status, busy.headers.get( 'retry-after' ) ] ).toEqual( [
			503,
			'10',
		] );
		await site.php(
			`global $wpdb; $wpdb->query( 'UPDATE ' . Pharos\\Sitemaps\\Tables::pages() . ' SET locked = 0' );`
		);
		expect( ( await site.fetch( INDEX ) ).status ).toBe( 200 );
	} );
} );

describe( 'Pages of long URLs', () => {
	const bytes = 100 * 1024;
	withSnippet(
		'long',
		`add_filter( 'pharos_sitemap_page_size', static fn() => 50000 );
		add_filter( 'pharos_sitemap_page_bytes', static fn() => ${ bytes } );
		add_filter( 'pharos_sitemap_entry', static function ( $entry, $series ) {
			$entry->loc .= $series === 'posts-post' ? '?' . str_repeat( 'x', 1900 ) : '';
			return $entry;
		}, 10, 2 );`
	);

	test( 'are divided before they have more bytes than a sitemap may have', async () => {
		await clear();
		const ids = await site.php< number[] >(
			`return array_map( static fn( $i ) => wp_insert_post( [ 'post_title' => "Long $i", 'post_name' => "z-long-$i", 'post_status' => 'publish' ] ), range( 1, 100 ) );`
		);
		// The first request of a page determines its length.
		await crawl();
		await crawl();
		const { pages, entries } = await crawl();
		const sizes = await Promise.all(
			pages.map(
				async ( { loc } ) =>
					(
						await (
							await site.fetch( loc.replace( site.url, '' ) )
						).text()
					).length
			)
		);
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			ids
		);
		expect(
			pages.filter( ( { loc } ) => loc.includes( 'posts-post' ) ).length
		).toBeGreaterThan( 1 );
		expect( Math.max( ...sizes ) ).toBeLessThanOrEqual( bytes );
		for ( let i = 1; i <= 100; i++ ) {
			expect(
				entries.filter( ( { loc } ) =>
					loc.includes( `/z-long-${ i }/` )
				)
			).toHaveLength( 1 );
		}
	} );
} );

test( 'an unknown name costs no query more than any address that is not there', async () => {
	const queries = async ( path: string ) => {
		const { headers } = await site.fetch( path, {
			headers: {
				'X-Pharos-Test': site.secret,
				'X-Pharos-Measure': '1',
			},
		} );
		return JSON.parse( headers.get( 'X-Pharos-Cost' ) ?? '{}' )
			.queries as number;
	};
	await crawl();
	await queries( '/z-nowhere/' );
	const ordinary = await queries( '/z-nowhere/' );
	for ( const path of [
		'/sitemap-posts-nothing-1.xml',
		'/sitemap-nothing.xml',
		'/sitemap-terms-nav_menu-1.xml',
	] ) {
		expect( [ path, await queries( path ) ] ).toEqual( [
			path,
			expect.any( Number ),
		] );
		expect( await queries( path ) ).toBeLessThanOrEqual( ordinary );
	}
} );
