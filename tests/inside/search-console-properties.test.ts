/** The data of several properties, and days that Google has answered without rows. */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { search } from '../integration/support/search-console';
import { site } from '../integration/support/site';

interface State {
	property: string;
	phase: string;
	failed: string;
	last_day: string;
	mode: string;
	done: number;
}

const NOW = '2026-11-20T20:00:00Z';
const home = `${ site.url }/`;
const domain = `sc-domain:${ new URL( site.url ).hostname }`;

let google: SiteGoogle;

/** Fetches data like the background job, until it is done or fails. */
const fetchAll = ( now = NOW, all = false ) =>
	site.php< State >(
		`$job = new Pharos\\SearchConsole\\Data\\Job( new Pharos\\Settings\\Settings(), new DateTimeImmutable( $args['now'] ) );
		$args['all'] ? Pharos\\SearchConsole\\Data\\Job::start_over( new DateTimeImmutable( $args['now'] ) ) : Pharos\\SearchConsole\\Data\\Job::start();
		for ( $steps = 0; $steps < 100 && $job->step( 5.0 ); $steps++ );
		return Pharos\\SearchConsole\\Data\\State::read();`,
		{ now, all }
	);

/** The stored days of the selected property with impressions: their number and the first one; its sums and pages' sums. */
const stored = () =>
	site.php< {
		count: number;
		first: string;
		clicks: number;
		pages: number;
	} >(
		`global $wpdb;
		$tables = 'Pharos\\SearchConsole\\Data\\Tables';
		if ( ! $tables::exist() ) {
			return [ 'count' => 0 ];
		}
		$row = $wpdb->get_row( "SELECT COUNT(*) AS count, MIN(date) AS first, SUM(clicks) AS clicks FROM {$tables::days()} WHERE impressions > 0" );
		return [
			'count' => (int) $row->count,
			'first' => $row->first,
			'clicks' => (int) $row->clicks,
			'pages' => (int) $wpdb->get_var( "SELECT SUM(clicks) FROM {$tables::page_days()} WHERE date >= '$row->first'" ),
		];`
	);

/** Stores days that are older than Google's, as fetched months ago. */
const addOldDays = ( count: number ) =>
	site.php(
		`$data = 'Pharos\\\\SearchConsole\\\\Data\\\\';
		[ $days, $pages, $window, $figures ] = [ $data . 'Days', $data . 'PageDays', $data . 'Window', $data . 'Figures' ];
		$url = $args['home'] . 'gone/';
		$id = current( ( new ( $data . 'Pages' )() )->ids( [ ( $data . 'PageKey' )::from_url( $url ) => $url ] ) );
		$end = $window::shift( $GLOBALS['wpdb']->get_var( 'SELECT MIN(date) FROM ' . ( $data . 'Tables' )::days() ), -1 );
		$range = new $window( $window::shift( $end, 1 - $args['count'] ), $end );
		$days::write( $range, array_fill_keys( $range->dates(), new $figures( 3, 30, 900 ) ) );
		$pages::replace( $range, array_fill_keys( $range->dates(), [ $id => new $figures( 3, 40, 1200 ) ] ) );`,
		{ count, home }
	);

const select = ( url: string, rest: object = {} ) =>
	search( 'PUT', '/site', { url, ...rest } );

const connection = async () =>
	( await search( 'GET', '/search-console' ) ).body.data as {
		earlier: { property: string; start: string; end: string }[];
		stored: string[];
		lastFetched: string | null;
	};

const tables = () =>
	site.php< string[] >(
		`global $wpdb; return $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}pharos_search%'" );`
	);

beforeAll( async () => {
	google = await startGoogleFor( site, {
		anchor: '2026-11-17',
		pages: Array.from( { length: 4 }, ( _, k ) => `${ home }p${ k }/` ),
		sites: [
			{ siteUrl: home, permissionLevel: 'siteOwner' },
			{ siteUrl: domain, permissionLevel: 'siteOwner' },
			{
				siteUrl: 'https://other.example/',
				permissionLevel: 'siteOwner',
			},
		],
	} );
}, 60_000 );
beforeEach( async () => {
	google.reset();
	await google.forget();
	await google.connectServiceAccount();
	google.advance( Math.round( ( Date.parse( NOW ) - Date.now() ) / 1000 ) );
} );
afterAll( () => google.stop() );

describe( 'Another property is selected', () => {
	test( 'users who come back find all data, also what Google no longer has', async () => {
		await fetchAll();
		await addOldDays( 20 );
		const before = await stored();
		expect( before.count ).toBeGreaterThan( 480 );
		await select( 'https://other.example/' );
		expect( ( await stored() ).count ).toBe( 0 );
		expect( await connection() ).toMatchObject( {
			lastFetched: null,
			stored: [ home, 'https://other.example/' ],
		} );
		expect( await fetchAll() ).toMatchObject( {
			property: 'https://other.example/',
			failed: '',
		} );
		await select( home );
		expect( await stored() ).toEqual( before );
		expect( await fetchAll() ).toMatchObject( {
			property: home,
			phase: '',
			failed: '',
		} );
		expect( await stored() ).toEqual( before );
		await search( 'DELETE', '/revoke-auth', { keep_data: false } );
		expect( await tables() ).toEqual( [] );
		expect(
			await site.php(
				`global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pharos_search_data%' OR option_name LIKE 'pharos_search_p%' OR option_name LIKE 'pharos_search_t%'" );`
			)
		).toEqual( [] );
	} );

	test( 'the data of the former one are deleted if the user wants that, and only those', async () => {
		await fetchAll();
		await select( 'https://other.example/', { keep_data: false } );
		expect( await tables() ).toHaveLength( 5 );
		expect( ( await connection() ).stored ).toEqual( [
			'https://other.example/',
		] );
		await select( 'https://other.example/', { keep_data: false } );
		expect( await tables() ).toHaveLength( 5 );
		await select( home );
		expect( ( await stored() ).count ).toBe( 0 );
		expect( await fetchAll() ).toMatchObject( {
			property: home,
			failed: '',
		} );
	} );

	test( 'a step that is at work writes nothing into the data of the new one', async () => {
		await fetchAll();
		const before = await stored();
		await site.php(
			`Pharos\\SearchConsole\\Data\\Tables::with( 1, static function () use ( $args ) {
				$GLOBALS['pharos_test'] = rest_do_request( ( static function () use ( $args ) {
					wp_set_current_user( 1 );
					$request = new WP_REST_Request( 'PUT', '/pharos/v1/site' );
					$request->set_body_params( $args );
					return $request;
				} )() );
				Pharos\\SearchConsole\\Data\\State::set( [ 'last_day' => '2020-01-01' ] );
			} );`,
			{ url: 'https://other.example/' }
		);
		expect(
			await site.php(
				`return Pharos\\SearchConsole\\Data\\State::read()['last_day'];`
			)
		).toBe( '' );
		await select( home );
		expect( await stored() ).toEqual( before );
	} );
} );

describe( 'The domain property takes the history of the URL prefix along', () => {
	test( 'which is the sum of its pages, and says so', async () => {
		await fetchAll();
		await addOldDays( 20 );
		const before = await stored();
		await select( domain );
		expect( await fetchAll() ).toMatchObject( {
			mode: 'byPage',
			phase: '',
			failed: '',
		} );
		expect( await stored() ).toEqual( before );
		const { earlier } = await connection();
		expect( earlier ).toEqual( [
			{ property: home, start: before.first, end: expect.any( String ) },
		] );
		const traffic = await search(
			'GET',
			`/site-traffic?startDate=${ before.first }&endDate=${ before.first }`
		);
		expect( traffic.body.data ).toEqual( [
			{ date: before.first, clicks: 3, impressions: 40, position: 3 },
		] );
		// Once is enough.
		await fetchAll();
		expect( await stored() ).toEqual( before );
		expect( ( await connection() ).earlier ).toEqual( earlier );
		// Users who return find the former figures.
		await select( home );
		expect( await stored() ).toEqual( before );
		expect( ( await connection() ).earlier ).toEqual( [] );
	} );

	test( 'not if the figures of the days that both have differ', async () => {
		await fetchAll();
		await addOldDays( 20 );
		await site.php(
			`$GLOBALS['wpdb']->query( 'UPDATE ' . Pharos\\SearchConsole\\Data\\Tables::page_days() . ' SET clicks = clicks / 2' );`
		);
		const before = await stored();
		await select( domain );
		await fetchAll();
		expect( ( await stored() ).first > before.first ).toBe( true );
		expect( ( await connection() ).earlier ).toEqual( [
			{ property: home, start: '', end: '' },
		] );
	} );
} );

describe( 'Google answers without rows', () => {
	const empty = ( after: number, times: number ) =>
		google.inject( {
			fault: 'empty_rows',
			match: { path: 'searchAnalytics' },
			after,
			times,
		} );

	test( 'the first time: everything is asked again', async () => {
		empty( 0, 100 );
		expect( await fetchAll() ).toMatchObject( { failed: '', done: 0 } );
		google.clearFaults();
		expect( ( await stored() ).count ).toBe( 0 );
		await fetchAll();
		const { count, pages } = await stored();
		expect( count ).toBeGreaterThan( 480 );
		expect( pages ).toBeGreaterThan( 0 );
	} );

	test( 'for all pages: they are asked again', async () => {
		empty( 1, 100 );
		await fetchAll();
		google.clearFaults();
		expect( await stored() ).toMatchObject( { pages: 0 } );
		await fetchAll();
		const { clicks, pages } = await stored();
		expect( pages ).toBe( clicks );
	} );

	test( 'later: what is stored stays, and young days are asked again', async () => {
		await fetchAll();
		const before = await stored();
		empty( 0, 100 );
		const next = '2026-11-23T20:00:00Z';
		google.advance( 3 * 86400 );
		expect( await fetchAll( next ) ).toMatchObject( {
			failed: '',
			last_day: '2026-11-20',
		} );
		google.clearFaults();
		expect( await stored() ).toEqual( before );
		await fetchAll( '2026-11-24T20:00:00Z' );
		const { count, clicks, pages } = await stored();
		expect( count - before.count ).toBeGreaterThanOrEqual( 3 );
		expect( pages ).toBe( clicks );
	} );

	test( 'all days are fetched again on demand, and nothing older is lost', async () => {
		await fetchAll();
		await addOldDays( 5 );
		const before = await stored();
		// Days in between that were wrong, too old to be asked for every day.
		await site.php(
			`global $wpdb;
			$tables = 'Pharos\\SearchConsole\\Data\\Tables';
			$wpdb->query( "UPDATE {$tables::days()} SET clicks = 0, impressions = 0 WHERE date BETWEEN '2026-02-01' AND '2026-03-01'" );
			$wpdb->query( "DELETE FROM {$tables::page_days()} WHERE date BETWEEN '2026-02-01' AND '2026-03-01'" );`
		);
		await fetchAll();
		expect( await stored() ).not.toEqual( before );
		await fetchAll( NOW, true );
		expect( await stored() ).toEqual( before );
		const { status, body } = await search(
			'POST',
			'/search-console/fetch',
			{ all: true }
		);
		expect( [ status, body.data ] ).toEqual( [
			200,
			expect.objectContaining( { running: true } ),
		] );
	} );
} );

test( 'A fetch that failed behind its first query asks for the new days when it goes on the next day', async () => {
	await fetchAll();
	google.advance( 86400 );
	google.inject( {
		fault: 'error_500',
		match: { path: 'searchAnalytics' },
		after: 1,
	} );
	expect( await fetchAll( '2026-11-21T20:00:00Z' ) ).toMatchObject( {
		phase: 'pages',
		failed: 'unavailable',
		last_day: '2026-11-18',
	} );
	google.clearFaults();
	google.advance( 86400 );
	expect( await fetchAll( '2026-11-22T20:00:00Z' ) ).toMatchObject( {
		phase: '',
		failed: '',
		last_day: '2026-11-19',
	} );
} );

test( 'Where WP-Cron doesn’t run, the requests of an open screen fetch the data, and say so', async () => {
	const ask = async () =>
		( await search( 'GET', '/search-console?work=1' ) ).body.data?.fetch;
	const due = ( seconds: number ) =>
		site.php(
			`wp_unschedule_hook( 'pharos_fetch_search_data' );
			wp_schedule_single_event( time() - $args[0], 'pharos_fetch_search_data' );`,
			[ seconds ]
		);
	google.clearLog();
	await due( 2 );
	expect( await ask() ).toMatchObject( { running: true, driven: false } );
	expect( google.log ).toEqual( [] );
	await due( 30 );
	expect( await ask() ).toMatchObject( { driven: true } );
	expect( google.log ).not.toEqual( [] );
	// It goes on with the next request, to the end.
	for ( let count = 0; count < 20; count++ ) {
		if ( ! ( ( await ask() ) as { running: boolean } ).running ) {
			break;
		}
	}
	expect( await ask() ).toMatchObject( { running: false } );
	expect( ( await stored() ).count ).toBeGreaterThan( 400 );
} );
