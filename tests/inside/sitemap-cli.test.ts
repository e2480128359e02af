/** `wp pharos sitemap`: the sitemap in a terminal. Skipped if the site's PHP is in WebAssembly, which has no terminal. */
import { hasTerminal, wp, type Ended } from '../support/wp-cli';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

const inTerminal = hasTerminal( site ) ? describe : describe.skip;

const sitemap = ( ...command: string[] ) =>
	wp( site, 'pharos', 'sitemap', ...command );

const switchOn = ( more = {} ) =>
	save( {
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: false,
		enable_xml_video_sitemap: false,
		enable_author_sitemap: true,
		author_archive: true,
		...more,
	} );

interface Row {
	series: string;
	number: number;
	entries: number | '';
	lastmod: string;
	state: string;
	url: string;
}

const list = async (): Promise< Row[] > =>
	JSON.parse( ( await sitemap( 'list', '--format=json' ) ).stdout );

/** The stored data of each page. */
const kept = () =>
	site.php< Record< string, string >[] >(
		`global $wpdb;
		return $wpdb->get_results( "SELECT series, number, version, made, sign, changed FROM {$wpdb->prefix}pharos_sitemaps WHERE series NOT IN ( 'index', 'pharos_sitemap_job' ) ORDER BY series, number" );`
	);

beforeEach( async () => {
	await site.resetSettings();
	await switchOn();
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
} );

inTerminal( 'wp pharos sitemap build', () => {
	test( 'makes every sitemap, which crawlers then get as it is', async () => {
		// A site whose sitemap has never been requested.
		await site.php( `Pharos\\Sitemaps\\Job::clear();` );

		// The command generates it,
		const { code, stdout } = await sitemap( 'build' );
		expect( stdout ).toMatch(
			/^Success: All sitemaps generated: \d\d URLs\.$/m
		);
		expect( code ).toBe( 0 );

		// and the web server doesn't generate any page again.
		const sitemaps = await list();
		expect( sitemaps.map( ( { series } ) => series ) ).toEqual( [
			'archives',
			'posts-post',
			'posts-page',
			'terms-category',
			'terms-post_tag',
			'authors',
		] );
		expect( sitemaps.map( ( { state } ) => state ) ).toEqual(
			sitemaps.map( () => 'made' )
		);
		const before = await kept();
		for ( const { url } of sitemaps ) {
			expect( ( await fetch( url ) ).status ).toBe( 200 );
		}
		expect( await kept() ).toEqual( before );
	} );

	test( 'keeps what has not changed, unless it is forced', async () => {
		await sitemap( 'build' );
		const before = await kept();
		await sitemap( 'build' );
		expect( await kept() ).toEqual( before );
		expect( ( await sitemap( 'build', '--force' ) ).code ).toBe( 0 );
		const after = await kept();
		expect( after.map( ( { version } ) => Number( version ) ) ).toEqual(
			before.map( ( { version } ) => Number( version ) + 1 )
		);
		expect( after.map( ( { made } ) => made ) ).toEqual(
			after.map( ( { version } ) => version )
		);
	} );

	test( 'goes on where a build has stopped', async () => {
		// A generation that crashed after the posts.
		await site.php(
			`Pharos\\Sitemaps\\Job::start( true );
			update_option( 'pharos_sitemap_job', [ 'series' => 'posts-page', 'key' => '', 'done' => 13, 'total' => 40 ] + Pharos\\Sitemaps\\Job::state() );`
		);
		await sitemap( 'build' );
		expect(
			Object.fromEntries(
				( await list() ).map( ( { series, state } ) => [
					series,
					state,
				] )
			)
		).toMatchObject( {
			'posts-post': 'counted',
			'posts-page': 'made',
			authors: 'made',
		} );
	} );

	test( 'says so when another process makes them and gets no further', async () => {
		await site.php(
			`Pharos\\Sitemaps\\Job::start( true );
			Pharos\\Sitemaps\\Pages::begin( 'pharos_sitemap_job' );
			$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}pharos_sitemaps SET locked = 9999999999 WHERE series = 'pharos_sitemap_job'" );`
		);
		const { code, stderr } = await sitemap( 'build', '--wait=1' );
		expect( stderr ).toContain(
			'Error: Another process is stuck. Try again in two minutes.'
		);
		expect( code ).toBe( 1 );
		await site.php(
			`$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}pharos_sitemaps SET locked = 0" );`
		);
	} );

	test( 'tells what has failed', async () => {
		await site.php(
			`file_put_contents( WPMU_PLUGIN_DIR . '/x-broken.php', "<?php add_filter( 'pharos_sitemap_entry', function () { throw new Exception( 'No more tea.' ); } );" );
			Pharos\\Sitemaps\\Job::start( true );`
		);
		const { code, stderr } = await sitemap( 'build' );
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/x-broken.php' );` );
		expect( stderr ).toContain( 'Error: No more tea.' );
		expect( code ).toBe( 1 );
	} );
} );

describe( 'A build that works', () => {
	/**
	 * Runs a step during which the given code runs.
	 *
	 * @return The progress after the step.
	 */
	const meanwhile = ( what: string ) =>
		site.php< { running: boolean; done: number; finished: number } >(
			`Pharos\\Sitemaps\\Job::clear();
			Pharos\\Sitemaps\\Job::start( true );
			$settings = new Pharos\\Settings\\Settings();
			add_filter( 'pharos_sitemap_entry', function ( $entry ) {
				static $is_done = false;
				$is_done || ${ what };
				$is_done = true;
				return $entry;
			} );
			( new Pharos\\Sitemaps\\Job( $settings, new Pharos\\Sitemaps\\Series( $settings ) ) )->step( 60 );
			return Pharos\\Sitemaps\\Job::state();`
		);

	test( 'starts over on request', async () => {
		expect(
			await meanwhile( 'Pharos\\Sitemaps\\Job::start( true )' )
		).toMatchObject( { running: true, done: 0, finished: 0 } );
	} );

	test( 'ends when it is stopped', async () => {
		expect(
			await meanwhile( 'Pharos\\Sitemaps\\Job::stop()' )
		).toMatchObject( { running: false, finished: 0 } );
	} );
} );

inTerminal( 'Each command', () => {
	const each = ( command: ( name: string ) => Promise< Ended > ) =>
		Promise.all(
			[ 'build', 'list', 'check' ].map( ( name ) => command( name ) )
		);

	test( 'says that the sitemap is off', async () => {
		await switchOn( { enable_xml_sitemap: false } );
		for ( const { code, stderr } of await each( sitemap ) ) {
			expect( stderr ).toContain(
				'Error: The XML sitemap is turned off.'
			);
			expect( code ).toBe( 1 );
		}
	} );

	test( 'says that the site is hidden from search engines', async () => {
		await site.option( 'blog_public', '0' );
		const ended = await each( sitemap );
		await site.option( 'blog_public', '1' );
		for ( const { code, stderr } of ended ) {
			expect( stderr ).toContain(
				'Search engines are discouraged from indexing the site'
			);
			expect( code ).toBe( 1 );
		}
	} );

	test( 'has a help', async () => {
		for ( const { code, stdout } of await each( ( name ) =>
			wp( site, 'help', 'pharos', 'sitemap', name )
		) ) {
			expect( stdout ).toMatch( /wp pharos sitemap (build|list|check)/ );
			expect( stdout ).toContain( 'EXAMPLES' );
			expect( code ).toBe( 0 );
		}
	} );
} );

inTerminal( 'wp pharos sitemap list', () => {
	test( 'tells what each sitemap has, and in which state it is', async () => {
		await sitemap( 'build' );
		await site.php(
			`$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}pharos_sitemaps SET made = 0 WHERE series = 'posts-page'" );`
		);
		const rows = await list();
		expect(
			rows.find( ( { series } ) => series === 'posts-page' )
		).toEqual( {
			series: 'posts-page',
			number: 1,
			entries: 7,
			lastmod: expect.stringMatching(
				/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/
			),
			state: 'counted',
			url: `${ site.url }/sitemap-posts-page-1.xml`,
		} );
		expect( rows[ 0 ] ).toMatchObject( { series: 'archives', entries: 1 } );
	} );

	test( 'prints a table, CSV or their number', async () => {
		const fields = '--fields=series,number';
		const [ table, csv, count ] = await Promise.all( [
			sitemap( 'list', fields ),
			sitemap( 'list', fields, '--format=csv' ),
			sitemap( 'list', '--format=count' ),
		] );
		expect( table.stdout ).toMatch( /series\s.*number[^]*posts-page\s.*1/ );
		expect( csv.stdout ).toContain(
			'series,number\narchives,1\nposts-post,1\n'
		);
		expect( count.stdout.trim() ).toBe( '6' );
	} );
} );

inTerminal( 'wp pharos sitemap check', () => {
	interface Problem {
		url: string;
		problem: string;
	}

	const check = async ( ...options: string[] ) => {
		const { code, stdout } = await sitemap(
			'check',
			'--format=json',
			...options
		);
		return { code, problems: JSON.parse( stdout ) as Problem[] };
	};

	const pages = `${ site.url }/sitemap-posts-page-1.xml`;

	/** Serves this XML as the sitemap of the pages. */
	const serve = async ( xml: string ) => {
		await site.fetch( '/sitemap-posts-page-1.xml' );
		await site.php(
			`$GLOBALS['wpdb']->update( Pharos\\Sitemaps\\Tables::pages(), [ 'content' => $args[0], 'etag' => md5( $args[0] ) ], [ 'series' => 'posts-page' ] );`,
			[ xml ]
		);
	};

	const urlset = ( ...paths: string[] ) =>
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${ paths
			.map( ( path ) => `<url><loc>${ site.url }${ path }</loc></url>` )
			.join( '' ) }</urlset>`;

	test( 'finds nothing wrong with what we serve', async () => {
		await sitemap( 'build', '--force' );
		const { code, stdout } = await sitemap( 'check', '--urls' );
		expect( stdout ).toMatch(
			/^Success: 6 sitemaps and \d\d URLs checked: no issues found\.$/m
		);
		expect( code ).toBe( 0 );
	} );

	test( 'finds what is wrong with a sitemap', async () => {
		await serve( '<urlset><url>' );
		expect( await check() ).toEqual( {
			code: 1,
			problems: [
				{
					url: pages,
					problem: expect.stringMatching(
						/^Invalid XML on line 1: /
					),
				},
			],
		} );

		await serve( '<html></html>' );
		expect( ( await check() ).problems ).toEqual( [
			{
				url: pages,
				problem: 'The root element isn’t the sitemap element “urlset”.',
			},
		] );

		await serve( urlset() );
		expect( ( await check() ).problems ).toEqual( [
			{ url: pages, problem: 'The sitemap has no URLs.' },
		] );

		await serve(
			urlset( ...Array.from( { length: 1001 }, ( _, i ) => `/${ i }/` ) )
		);
		expect( ( await check() ).problems ).toEqual( [
			{
				url: pages,
				problem: 'It has 1,001 URLs; the limit is 1,000.',
			},
		] );

		await serve( urlset( '/about/', '/about/', '/matcha-without-lumps/' ) );
		expect( ( await check() ).problems ).toEqual( [
			{
				url: `${ site.url }/about/`,
				problem: `The URL is in ${ pages } twice.`,
			},
			{
				url: `${ site.url }/matcha-without-lumps/`,
				problem: `The URL is in ${ site.url }/sitemap-posts-post-1.xml and in ${ pages }.`,
			},
		] );
	} );

	test( 'asks for the URLs when it is told to, and for as many', async () => {
		await serve(
			urlset( '/about/', '/not-there/', '/?s=tea', '/about/?from=map' )
		);
		// A sample of a thousand has all of them,
		expect( await check( '--urls', '--sample=1000' ) ).toEqual( {
			code: 1,
			problems: [
				{
					url: `${ site.url }/not-there/`,
					problem: 'Returns status 404 instead of 200.',
				},
				{
					url: `${ site.url }/?s=tea`,
					problem: 'The robots meta tag contains noindex.',
				},
				{
					url: `${ site.url }/about/?from=map`,
					problem: `The canonical URL points elsewhere: ${ site.url }/about/`,
				},
			],
		} );
		// and a sample of one has at most one.
		const { code, stdout } = await sitemap(
			...[ 'check', '--urls', '--sample=1', '--format=csv' ]
		);
		expect( stdout.split( /status 404|noindex|elsewhere/ ) ).toHaveLength(
			1 + code
		);

		// Without the option, only the sitemaps themselves are checked.
		expect( ( await sitemap( 'check' ) ).code ).toBe( 0 );
	} );
} );
