/** Fetching Search Console data with other properties, after interruptions, and in a terminal. */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { hasTerminal, wp } from '../support/wp-cli';
import { search } from './support/search-console';
import { site } from './support/site';

interface State {
	phase: string;
	failed: string;
	mode: string;
	property: string;
	done: number;
	windows: Record< string, { days: number } >;
}
interface Body {
	dimensions: string[];
	startDate: string;
	dimensionFilterGroups?: { filters: { expression: string }[] }[];
}

let google: SiteGoogle;

const JOB = `
	$job = new Pharos\\SearchConsole\\Data\\Job( new Pharos\\Settings\\Settings() );
	Pharos\\SearchConsole\\Data\\Job::start();
	for ( $steps = 0; $steps < 200 && $job->step( $args['seconds'] ); $steps++ );
	return Pharos\\SearchConsole\\Data\\State::read();`;
const fetchAll = ( seconds = 5 ) => site.php< State >( JOB, { seconds } );

const bodies = () =>
	google.log
		.filter( ( { path } ) => path.endsWith( '/query' ) )
		.map( ( { body } ) => body as unknown as Body );

/** All stored rows, for comparison. */
const kept = () =>
	site.php< Record< string, string > >(
		`global $wpdb; $sums = [];
		foreach ( [ 'days', 'page_days', 'queries' ] as $table ) {
			$sums[ $table ] = implode( ' ', $wpdb->get_row( "SELECT COUNT(*), SUM(clicks), SUM(impressions), SUM(weight) FROM {$wpdb->prefix}pharos_search_$table", ARRAY_N ) );
		}
		return $sums;`
	);

const clear = () =>
	site.php(
		`Pharos\\SearchConsole\\Data\\Tables::clear(); delete_option( 'pharos_search_data_lock' ); delete_option( 'pharos_search_console_state' );`
	);

beforeAll( async () => {
	const { hostname } = new URL( site.url );
	google = await startGoogleFor( site, {
		pages: Array.from(
			{ length: 3 },
			( _, k ) => `${ site.url }/p${ k }/`
		),
		sites: [
			{ siteUrl: `${ site.url }/`, permissionLevel: 'siteOwner' },
			{
				siteUrl: `sc-domain:${ hostname }`,
				permissionLevel: 'siteOwner',
			},
		],
	} );
	await google.connectServiceAccount();
	await clear();
}, 60_000 );

afterAll( async () => {
	await clear();
	await google.stop();
} );

test( 'goes on where it was interrupted, and ends with the same figures', async () => {
	google.inject( {
		fault: 'error_503',
		match: { path: 'searchAnalytics' },
		after: 3,
	} );
	expect( await fetchAll( 0 ) ).toMatchObject( {
		phase: 'pages',
		failed: 'unavailable',
	} );
	google.clearLog();
	expect( await fetchAll( 0 ) ).toMatchObject( { phase: '', failed: '' } );
	expect(
		bodies().map( ( { dimensions } ) => dimensions.join() )
	).not.toContain( 'date' );
	const interrupted = await kept();
	await clear();
	await fetchAll();
	expect( await kept() ).toEqual( interrupted );
} );

test( 'shows 16 months as soon as some of them are there, and all of them when older days have come', async () => {
	await clear();
	const days = ( { windows }: State ) => windows[ '16m' ]?.days ?? 0;
	// The newest 180 days need fewer questions than that, all of them more.
	google.inject( {
		fault: 'error_503',
		match: { path: 'searchAnalytics' },
		after: 20,
	} );
	const some = await fetchAll( 0 );
	expect( some ).toMatchObject( {
		phase: 'history',
		failed: 'unavailable',
	} );
	expect( days( some ) ).toBeGreaterThan( 170 );
	const all = await fetchAll( 0 );
	expect( all ).toMatchObject( { phase: '', failed: '' } );
	expect( days( all ) ).toBe( all.done );
	expect( days( all ) ).toBeGreaterThan( 400 );
} );

test( 'another property has data of its own; one that is wider than the site is filtered by page', async () => {
	const { hostname } = new URL( site.url );
	google.clearLog();
	await site.php(
		`( new Pharos\\SearchConsole\\Connection() )->choose( $args[0] );`,
		[ `sc-domain:${ hostname }` ]
	);
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { total: number } >(
		'GET',
		'/pharos/v1/content-performance'
	);
	expect( body.total ).toBe( 0 );
	expect( await fetchAll() ).toMatchObject( {
		property: `sc-domain:${ hostname }`,
		mode: 'byPage',
	} );
	expect( bodies().length ).toBeGreaterThan( 5 );
	for ( const { dimensionFilterGroups } of bodies() ) {
		expect(
			dimensionFilterGroups?.[ 0 ]?.filters[ 0 ]?.expression
		).toContain( hostname.replaceAll( '.', '\\.' ) );
	}
} );

test( 'pages that compete for a query are named, and each says with whom', async () => {
	await site.php(
		`global $wpdb;
		$ids = $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}pharos_search_pages ORDER BY id LIMIT 2" );
		Pharos\\SearchConsole\\Data\\Queries::replace( [
			$ids[0] => [ 'green tea' => new Pharos\\SearchConsole\\Data\\Figures( 5, 60, 1800 ), '2024' => new Pharos\\SearchConsole\\Data\\Figures( 1, 9, 90 ) ],
			$ids[1] => [ 'green tea' => new Pharos\\SearchConsole\\Data\\Figures( 2, 40, 1200 ) ],
		] );
		Pharos\\SearchConsole\\Data\\Windows::build( '90', Pharos\\SearchConsole\\Data\\State::read()['last_day'], 0, new Pharos\\Core\\Deadline( 20 ) );`
	);
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: { url: string }[] } >(
		'GET',
		'/pharos/v1/content-performance?insight=competing_pages'
	);
	const [ first = '', second = '' ] = body.data.map( ( row ) => row.url );
	expect( body.data ).toHaveLength( 2 );
	const page = await admin.rest< {
		data: { queries: { query: string; rivals: string[] }[] };
	} >(
		'GET',
		`/pharos/v1/search-console/page?url=${ encodeURIComponent( first ) }`
	);
	expect(
		page.body.data.queries.find( ( { query } ) => query === 'green tea' )
			?.rivals
	).toEqual( [ second ] );
} );

test( 'a day with more pages than a response needs several, up to the rows that Google keeps', async () => {
	await clear();
	google.configure( { scenario: 'big', M: 60_000 } );
	google.clearLog();
	const fetched = await site.php(
		`Pharos\\SearchConsole\\Data\\Tables::need();
		Pharos\\SearchConsole\\Data\\State::set( [ 'property' => home_url( '/' ) ] );
		$fetch = new Pharos\\SearchConsole\\Data\\Fetch( new Pharos\\SearchConsole\\Google\\Api(), home_url( '/' ) );
		$of = static fn( $from, $to ) => $fetch->pages( new Pharos\\SearchConsole\\Data\\Window( $from, $to ) );
		return [ $of( '2026-11-16', '2026-11-17' ), count( $of( '2026-11-17', '2026-11-17' )['2026-11-17'] ) ];`
	);
	google.configure( { scenario: 'site' } );
	// Two days at once are too many rows: nothing is taken of them.
	expect( fetched ).toEqual( [ null, 50_000 ] );
	expect(
		bodies().map( ( body ) => [
			( body as unknown as { startRow: number } ).startRow,
			( body as unknown as { rowLimit: number } ).rowLimit,
		] )
	).toEqual( [
		[ 0, 25_000 ],
		[ 0, 25_000 ],
		[ 25_000, 25_000 ],
	] );
	await clear();
}, 120_000 );

test( 'days are replaced as a whole: after a database error, the rows of before are there', async () => {
	const figures = await site.php( `
		global $wpdb;
		$data = 'Pharos\\\\SearchConsole\\\\Data\\\\';
		[ $tables, $days, $window, $figures ] = [ $data . 'Tables', $data . 'PageDays', $data . 'Window', $data . 'Figures' ];
		$tables::need();
		$range = new $window( '2026-11-16', '2026-11-17' );
		$rows = static fn( $clicks ) => array_fill_keys( $range->dates(), [ 1 => new $figures( $clicks, 10, 100 ) ] );
		$clicks = static fn() => array_map( 'intval', $wpdb->get_col( 'SELECT clicks FROM ' . $tables::page_days() . ' ORDER BY date' ) );
		$days::replace( $range, $rows( 1 ) );
		$count = 0;
		$break = static function ( $sql ) use ( &$count ) {
			return str_starts_with( $sql, 'INSERT' ) && ++$count === 2 ? 'INSERT INTO no_such_table VALUES (1)' : $sql;
		};
		$wpdb->suppress_errors();
		add_filter( 'query', $break );
		try {
			$days::replace( $range, $rows( 2 ) );
			$error = '';
		} catch ( RuntimeException $exception ) {
			$error = $exception->getMessage();
		}
		remove_filter( 'query', $break );
		$after_error = $clicks();
		$days::replace( $range, $rows( 3 ) );
		$answer = [ $error !== '', $after_error, $clicks() ];
		$tables::clear();
		return $answer;` );
	expect( figures ).toEqual( [ true, [ 1, 1 ], [ 3, 3 ] ] );
} );

test( 'steps are scheduled with Action Scheduler where it is active', async () => {
	const calls = await site.php( `
		$GLOBALS['pharos_calls'] = [];
		$GLOBALS['pharos_note'] = static function ( ...$call ) {
			$GLOBALS['pharos_calls'][] = $call;
			return true;
		};
		function as_schedule_single_action( ...$args ) { return $GLOBALS['pharos_note']( __FUNCTION__, ...$args ); }
		function as_unschedule_all_actions( ...$args ) { return $GLOBALS['pharos_note']( __FUNCTION__, ...$args ); }
		function as_has_scheduled_action( ...$args ) { return $GLOBALS['pharos_note']( __FUNCTION__, ...$args ); }
		do_action( 'action_scheduler_init' );
		$event = Pharos\\SearchConsole\\Data\\Job::event();
		wp_clear_scheduled_hook( 'pharos_fetch_search_data' );
		$event->schedule( 60 );
		$GLOBALS['pharos_calls'][1][1] -= time();
		$event->is_scheduled();
		return [ $GLOBALS['pharos_calls'], wp_next_scheduled( 'pharos_fetch_search_data' ), has_action( 'pharos_fetch_search_data' ) ];` );
	const action = [ 'pharos_fetch_search_data', [], 'pharos-seo' ];
	expect( calls ).toEqual( [
		[
			[ 'as_unschedule_all_actions', ...action ],
			[
				'as_schedule_single_action',
				expect.closeTo( 60, -1 ),
				...action,
			],
			[ 'as_has_scheduled_action', ...action ],
		],
		false,
		true,
	] );
} );

describe( 'While it waits for Google', () => {
	/** Runs two steps of the fetch. At its second query, a user sends a request of their own. */
	const duringFetch = async (
		method: string,
		path: string,
		body: object
	) => {
		await clear();
		google.clearLog();
		const { cookie, nonce } = await site.as( 'admin' );
		const { steps, errors } = await site.php< {
			steps: boolean[];
			errors: string[];
		} >(
			`$queries = 0;
			add_filter( 'pre_http_request', static function ( $answer, $request, $url ) use ( &$queries, $args ) {
				if ( str_contains( $url, 'searchAnalytics' ) && 2 === ++$queries ) {
					wp_remote_request( rest_url( 'pharos/v1' . $args['path'] ), [
						'method' => $args['method'],
						'headers' => [ 'Cookie' => $args['cookie'], 'X-WP-Nonce' => $args['nonce'], 'Content-Type' => 'application/json' ],
						'body' => wp_json_encode( $args['body'] ),
					] );
				}
				return $answer;
			}, 10, 3 );
			Pharos\\SearchConsole\\Data\\Job::start();
			$job = new Pharos\\SearchConsole\\Data\\Job( new Pharos\\Settings\\Settings() );
			return [ 'steps' => [ $job->step( 1.0 ), $job->step( 1.0 ) ], 'errors' => array_column( $GLOBALS['EZSQL_ERROR'] ?? [], 'error_str' ) ];`,
			{ method, path, body, cookie, nonce }
		);
		expect( errors ).toEqual( [] );
		return steps;
	};

	const left = () =>
		site.php< { data: State | false; planned: boolean } >(
			`return [
				'data' => get_option( Pharos\\SearchConsole\\Data\\State::option() ),
				'planned' => (bool) wp_next_scheduled( 'pharos_fetch_search_data' ),
			];`
		);

	afterEach( () => google.connectServiceAccount() );

	test( 'a user disconnects: the fetch ends, and its figures stay', async () => {
		const steps = await duringFetch( 'DELETE', '/revoke-auth', {
			keep_data: true,
		} );
		expect( steps ).toEqual( [ false, false ] );
		expect( await left() ).toMatchObject( {
			data: { failed: '' },
			planned: false,
		} );
		expect( ( await kept() ).days ).toMatch( /^[1-9]/ );
	} );

	test( 'a user disconnects and deletes the figures: nothing of the fetch is left', async () => {
		const steps = await duringFetch( 'DELETE', '/revoke-auth', {
			keep_data: false,
		} );
		expect( steps ).toEqual( [ false, false ] );
		expect( await left() ).toEqual( { data: false, planned: false } );
	} );

	test( 'the connection is revoked: who connects again sees the fetch go on', async () => {
		const running = async () => {
			const { body } = await search( 'GET', '/search-console' );
			return ( body.data?.fetch as { running: boolean } ).running;
		};
		await google.connect();
		await clear();
		google.inject( {
			fault: 'revoked_refresh',
			match: { path: 'searchAnalytics' },
			after: 3,
		} );
		expect( await fetchAll( 1 ) ).toMatchObject( {
			failed: 'token_revoked',
		} );
		expect( await running() ).toBe( false );
		await google.connect();
		expect( await running() ).toBe( true );
		expect( await fetchAll() ).toMatchObject( { phase: '', failed: '' } );
	} );

	test( 'a user has selected another property: a process with outdated options deletes none of its figures', async () => {
		const { hostname } = new URL( site.url );
		await clear();
		await google.connectServiceAccount();
		const { cookie, nonce } = await site.as( 'admin' );
		const [ property, days ] = await site.php< [ string, number ] >(
			`get_option( 'pharos_search_console' );
			get_option( 'pharos_search_data' );
			$send = static fn( $method, $path, $body = [] ) => wp_remote_request( rest_url( $path ), [
				'method' => $method,
				'headers' => $args['headers'],
				'body' => wp_json_encode( $body ),
			] );
			$send( 'PUT', 'pharos/v1/site', [ 'url' => $args['property'] ] );
			$send( 'POST', 'pharos-test/v1/php', [ 'code' => $args['code'], 'args' => [ 'seconds' => 1 ] ] );
			Pharos\\SearchConsole\\Data\\Job::start();
			wp_cache_flush();
			return [
				Pharos\\SearchConsole\\Data\\State::read()['property'],
				(int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Pharos\\SearchConsole\\Data\\Tables::days() ),
			];`,
			{
				property: `sc-domain:${ hostname }`,
				code: JOB,
				headers: {
					'Content-Type': 'application/json',
					'X-Pharos-Test': site.secret,
					'X-WP-Nonce': nonce,
					Cookie: cookie,
				},
			}
		);
		expect( property ).toBe( `sc-domain:${ hostname }` );
		expect( days ).toBeGreaterThan( 100 );
	} );

	test( 'a user selects another property: the former one is requested no more', async () => {
		const { hostname } = new URL( site.url );
		await duringFetch( 'PUT', '/site', {
			url: `sc-domain:${ hostname }`,
		} );
		const paths = google.log
			.map( ( { path } ) => path )
			.filter( ( path ) => path.endsWith( '/query' ) );
		expect(
			paths
				.slice( 2 )
				.filter( ( path ) => ! path.includes( 'sc-domain' ) )
		).toEqual( [] );
		expect( await left() ).toMatchObject( {
			data: { property: `sc-domain:${ hostname }` },
			planned: true,
		} );
	} );
} );

test( 'is done in a terminal, which lists pages and queries', async () => {
	if ( ! hasTerminal( site ) ) {
		return;
	}
	const command = ( ...rest: string[] ) =>
		wp( site, 'pharos', 'search-console', ...rest );
	const fetched = await command( 'fetch' );
	expect( [ fetched.code, fetched.stderr ] ).toEqual( [ 0, '' ] );
	expect( fetched.stdout ).toMatch(
		/Data up to \d{4}-\d\d-\d\d is stored: 3 pages/
	);
	const pages = await command( 'pages', '--format=json', '--number=3' );
	expect( JSON.parse( pages.stdout ) ).toHaveLength( 3 );
	const queries = await command( 'queries', '--format=csv', '--number=2' );
	expect( queries.stdout ).toMatch(
		/^query,clicks,impressions,position\n"p0 q1",/
	);
	const days = await command( 'days', '--period=7', '--format=json' );
	expect( JSON.parse( days.stdout ) ).toHaveLength( 7 );
	const devices = await command( 'breakdown', 'device', '--format=csv' );
	expect( devices.stdout ).toMatch( /^device,clicks,impressions,position\n/ );
	expect( devices.stdout.trim().split( '\n' ).length ).toBeGreaterThan( 1 );
	expect(
		( await command( 'breakdown', 'query', '--type=discover' ) ).stderr
	).toContain( 'Google has no such figures for this search type.' );
	const wrong = await command( 'pages', '--insight=none' );
	expect( wrong.code ).toBe( 1 );
	expect( wrong.stderr ).toContain( 'losing_clicks' );

	google.inject( {
		fault: 'rate_429',
		match: { path: 'searchAnalytics' },
		retryAfter: 60,
	} );
	const paused = await command( 'fetch' );
	expect( paused.code ).toBe( 1 );
	expect( paused.stderr ).toContain( 'Requests to Google are paused until' );
} );
