/**
 * Search Console data: fetched from a simulated Google, stored in tables, read by routes without requests to
 * Google.
 */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { site } from '../integration/support/site';

interface Row {
	url: string;
	title: string;
	current: {
		clicks: number;
		impressions: number;
		position: number | null;
	};
	changes: {
		clicks: number | null;
		impressions: number | null;
		position: number | null;
	};
	post: null | { id: number; type: string; edit: string };
	insights: string[];
}
interface List {
	data: Row[];
	total: number;
	pages: number;
	window: { start: string; end: string } | null;
}
interface Day {
	date: string;
	clicks: number;
	impressions: number;
	position: number | null;
}
interface State {
	phase: string;
	failed: string;
	last_day: string;
	mode: string;
	done: number;
	total: number;
	windows: Record< string, { count: number } >;
}

/** The date of the golden values: the last complete day is November 17. */
const NOW = '2026-11-20T20:00:00Z';

/** Fetches data like the background job, until it is done or fails. */
const FETCH = `
	$job = new Pharos\\SearchConsole\\Data\\Job(
		new Pharos\\Settings\\Settings(),
		new DateTimeImmutable( $args['now'] )
	);
	Pharos\\SearchConsole\\Data\\Job::start();
	for ( $steps = 0; $steps < 100 && $job->step( 5.0 ); $steps++ );
	return Pharos\\SearchConsole\\Data\\State::read();`;

let google: SiteGoogle;
let posts: number[];
let redirects: unknown;
let history: unknown;

const url = ( k: number ) =>
	`${ site.url }/${ k === 0 ? '' : `search-page-${ k }/` }`;

const fetchAll = ( now = NOW ) => site.php< State >( FETCH, { now } );

const ask = async < Body >( method: string, path: string, body?: object ) => {
	const admin = await site.as( 'admin' );
	return ( await admin.rest< Body >( method, `/pharos/v1${ path }`, body ) )
		.body;
};
const list = ( query = '' ) =>
	ask< List >( 'GET', `/content-performance?${ query }` );
const sumOfClicks = ( days: Day[] ) =>
	days.reduce( ( sum, { clicks } ) => sum + clicks, 0 );
const rowOf = ( { data }: List, k: number ) =>
	data.find( ( row ) => row.url === url( k ) );
const queries = () =>
	google.log.filter( ( { path } ) => path.endsWith( '/query' ) );

beforeAll( async () => {
	google = await startGoogleFor( site, {
		anchor: '2026-11-17',
		pages: Array.from( { length: 12 }, ( _, k ) => url( k ) ),
	} );
	redirects = await site.option( 'pharos_redirects' );
	history = await site.option( 'pharos_history' );
	await google.connectServiceAccount();
	// Tokens need the real time; the data are those of a fixed date.
	google.advance( Math.round( ( Date.parse( NOW ) - Date.now() ) / 1000 ) );
	posts = await site.php< number[] >(
		`return array_map( static fn( $k ) => wp_insert_post( [
			'post_title' => "Searched $k", 'post_name' => "search-page-$k", 'post_status' => 'publish',
			'post_type' => 'page', 'post_author' => 1,
		] ), range( 1, 3 ) );`
	);
	const state = await fetchAll();
	expect( state ).toMatchObject( {
		phase: '',
		failed: '',
		last_day: '2026-11-17',
		mode: 'byProperty',
	} );
}, 120_000 );

afterAll( async () => {
	await site.php(
		`array_map( static fn( $id ) => wp_delete_post( $id, true ), $args['posts'] );
		Pharos\\SearchConsole\\Data\\Tables::clear();
		delete_option( 'pharos_search_data_lock' );
		// Of posts whose URLs were changed.
		if ( ! $args['redirects'] ) {
			$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}pharos_redirects" );
			delete_option( 'pharos_redirects' );
		}
		if ( ! $args['history'] ) {
			$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}pharos_history" );
			delete_option( 'pharos_history' );
		}`,
		{ posts, redirects, history }
	);
	await google.stop();
	await site.resetSettings();
} );

describe( 'The property', () => {
	test( 'has the totals of both windows, with positions weighted by impressions', async () => {
		const { data, window } = await ask< {
			data: Record< string, Record< string, number > >;
			window: object;
		} >( 'POST', '/clicks-and-impressions', {} );
		expect( window ).toEqual( { start: '2026-08-20', end: '2026-11-17' } );
		expect( data ).toEqual( {
			clicks: { current: 13834, previous: 13807, percentage: 0.2 },
			impressions: {
				current: 582783,
				previous: 562831,
				percentage: 3.5,
			},
			ctr: {
				current: 13834 / 582783,
				previous: 13807 / 562831,
				change: -0.08,
			},
			position: { current: 15.731459, previous: 15.545294, change: -0.2 },
		} );
	} );

	test( 'is compared with the same days of the week a year earlier', async () => {
		const query = 'period=28&compare=year';
		const expected = { start: '2025-10-22', end: '2025-11-18' };
		const traffic = await ask< {
			data: Day[];
			previous: Day[];
			compared: object;
		} >( 'GET', `/site-traffic?${ query }` );
		expect( traffic.compared ).toEqual( expected );
		expect( traffic.previous ).toHaveLength( 28 );
		const weekday = ( day?: Day ) =>
			new Date( day?.date ?? '' ).getUTCDay();
		expect( weekday( traffic.previous[ 0 ] ) ).toBe(
			weekday( traffic.data[ 0 ] )
		);
		const clicks = sumOfClicks( traffic.previous );
		const { data } = await ask< {
			data: { clicks: { previous: number } };
		} >( 'POST', '/clicks-and-impressions', {
			period: '28',
			compare: 'year',
		} );
		expect( data.clicks.previous ).toBe( clicks );
		const pages = await list( query );
		expect( pages ).toMatchObject( { compares: true, compared: expected } );
		// Each page of the list, too.
		const { data: page } = await ask< {
			data: { series: Day[]; previous: Day[] };
		} >(
			'GET',
			`/search-console/page?url=${ encodeURIComponent( url( 1 ) ) }&${ query }`
		);
		expect( page.previous[ 0 ]?.date ).toBe( '2025-10-22' );
		const before = sumOfClicks( page.previous );
		const change = ( sumOfClicks( page.series ) / before - 1 ) * 100;
		expect( rowOf( pages, 1 )?.changes.clicks ).toBeCloseTo( change, 1 );
		expect( rowOf( await list( 'period=28' ), 1 )?.changes ).not.toEqual(
			rowOf( pages, 1 )?.changes
		);
	} );

	test( 'a period that goes on after the last known day ends with it', async () => {
		const { data, window, compared } = await ask< {
			data: Day[];
			window: object;
			compared: object;
		} >( 'GET', '/site-traffic?startDate=2026-11-11&endDate=2026-11-30' );
		expect( data ).toHaveLength( 7 );
		expect( window ).toEqual( { start: '2026-11-11', end: '2026-11-17' } );
		expect( compared ).toEqual( {
			start: '2026-11-04',
			end: '2026-11-10',
		} );
	} );

	test( 'can be asked for by dates, too', async () => {
		const dates = { startDate: '2026-08-20', endDate: '2026-11-17' };
		expect( await ask( 'POST', '/clicks-and-impressions', dates ) ).toEqual(
			await ask( 'POST', '/clicks-and-impressions', {} )
		);
	} );

	test.each( [
		[ 'startDate=2026-11-17&endDate=2026-11-01' ],
		[ 'startDate=2026-02-30&endDate=2026-03-01' ],
		[ 'startDate=2026-11-01' ],
		[ 'startDate=yesterday&endDate=2026-11-17' ],
		[ 'startDate=0001-01-01&endDate=2026-11-17' ],
		[ 'period=365' ],
		[ 'compare=decade' ],
	] )( '%s is refused', async ( query ) => {
		const admin = await site.as( 'admin' );
		for ( const path of [ 'site-traffic', 'content-performance' ] ) {
			const { status } = await admin.rest(
				'GET',
				`/pharos/v1/${ path }?${ query }`
			);
			expect( status ).toBe( 400 );
		}
	} );

	test( 'has a row for each day, also where Google has none', async () => {
		const { data, previous } = await ask< {
			data: Day[];
			previous: Day[];
		} >( 'GET', '/site-traffic' );
		expect( [ data.length, previous.length ] ).toEqual( [ 90, 90 ] );
		expect( data.find( ( { date } ) => date === '2026-10-31' ) ).toEqual( {
			date: '2026-10-31',
			clicks: 0,
			impressions: 0,
			position: null,
		} );
		expect( [ previous[ 0 ]?.date, data.at( -1 )?.date ] ).toEqual( [
			'2026-05-22',
			'2026-11-17',
		] );
		const clicks = data.reduce( ( sum, day ) => sum + day.clicks, 0 );
		expect( clicks ).toBe( 13834 );
	} );

	test( 'has 16 months, and nothing before to compare them with', async () => {
		const { data, previous, window } = await ask< {
			data: Day[];
			previous: Day[];
			window: { start: string };
		} >( 'GET', '/site-traffic?period=16m' );
		expect( window.start ).toBe( '2025-07-18' );
		expect( data[ 0 ]?.date ).toBe( '2025-07-18' );
		expect( data ).toHaveLength( 488 );
		expect( previous ).toEqual( [] );
		const { data: totals } = await ask< {
			data: { clicks: { previous: null; percentage: null } };
		} >( 'POST', '/clicks-and-impressions', { period: '16m' } );
		expect( totals.clicks ).toMatchObject( {
			previous: null,
			percentage: null,
		} );
	} );
} );

describe( 'The list of pages', () => {
	test( 'has rising, falling, new and lost pages with their changes', async () => {
		const pages = await list();
		expect( pages ).toMatchObject( {
			total: 12,
			pages: 1,
			window: { start: '2026-08-20', end: '2026-11-17' },
		} );
		expect( rowOf( pages, 1 ) ).toMatchObject( {
			current: { clicks: 2241, impressions: 124181 },
			changes: { clicks: 49.6, impressions: 49.4, position: -0.2 },
		} );
		expect( rowOf( pages, 1 )?.current.position ).toBeCloseTo( 18.7305, 4 );
		expect( rowOf( pages, 2 ) ).toMatchObject( {
			current: { clicks: 1409, impressions: 54081 },
			changes: { clicks: -35.4, impressions: -35.5 },
		} );
		expect( rowOf( pages, 10 ) ).toMatchObject( {
			current: { clicks: 0, impressions: 0, position: null },
			changes: { clicks: -100, impressions: -100, position: null },
		} );
		expect( rowOf( pages, 11 ) ).toMatchObject( {
			current: { clicks: 274, impressions: 17280 },
			changes: { clicks: null, impressions: null, position: null },
		} );
	} );

	test.each( [
		[ 'clicks', 'desc' ],
		[ 'clicks', 'asc' ],
		[ 'impressions', 'desc' ],
		[ 'impressions', 'asc' ],
		[ 'position', 'desc' ],
		[ 'position', 'asc' ],
	] as const )( 'is sorted by %s, %s, page by page', async ( by, order ) => {
		const rows: Row[] = [];
		for ( const page of [ 1, 2, 3 ] ) {
			const answer = await list(
				`orderby=${ by }&order=${ order }&rowLimit=5&page=${ page }`
			);
			expect( [ answer.total, answer.pages ] ).toEqual( [ 12, 3 ] );
			rows.push( ...answer.data );
		}
		expect( new Set( rows.map( ( row ) => row.url ) ).size ).toBe( 12 );
		const figures = rows.map( ( { current } ) => current[ by ] );
		const known = figures.filter( ( one ) => one !== null );
		const sorted = [ ...known ].sort( ( a, b ) =>
			order === 'asc' ? a - b : b - a
		);
		// Pages without a position come last in both directions.
		expect( figures ).toEqual( [
			...sorted,
			...figures.filter( ( one ) => one === null ),
		] );
	} );

	test.each( [
		[ 'top_ranked', ( position: number ) => position <= 10 ],
		[
			'on_the_rise',
			( position: number ) => position > 10 && position <= 20,
		],
		[ 'low_visibility', ( position: number ) => position > 20 ],
	] )( 'has only the pages that are %s', async ( status, isMeant ) => {
		const all = ( await list() ).data.filter(
			( { current } ) =>
				current.position !== null && isMeant( current.position )
		);
		for ( const query of [ '', '&orderby=position&order=asc' ] ) {
			const answer = await list( `status=${ status }${ query }` );
			expect( answer.total ).toBe( all.length );
			expect( answer.data.map( ( row ) => row.url ).sort() ).toEqual(
				all.map( ( row ) => row.url ).sort()
			);
		}
	} );

	test( 'is searched by URL and title, whatever the case, and % is a character', async () => {
		const found = async ( text: string ) =>
			( await list( `search=${ encodeURIComponent( text ) }` ) ).data.map(
				( row ) => row.url
			);
		expect( await found( 'SEARCHED 2' ) ).toEqual( [ url( 2 ) ] );
		expect( await found( 'page-11/' ) ).toEqual( [ url( 11 ) ] );
		expect( await found( '%' ) ).toEqual( [] );
		expect( await found( '_earched' ) ).toEqual( [] );
	} );

	test( 'has the same search results whether it reads an index or sorts what it has found', async () => {
		const [ indexed, sorted ] = await site.php< object[][] >(
			`$window = Pharos\\SearchConsole\\Data\\Windows::standing( '90' );
			$lists = [];
			// With a million pages, a few results are rare.
			foreach ( [ $window['count'], 1000000 ] as $count ) {
				$list = [];
				foreach ( [ 'clicks', 'impressions', 'position' ] as $orderby ) {
					foreach ( [ 'asc', 'desc' ] as $order ) {
						foreach ( [ [ '', '' ], [ 'on_the_rise', '' ], [ '', 'losing_clicks' ] ] as [ $status, $insight ] ) {
							foreach ( [ 1, 2, 3 ] as $page ) {
								$list[] = Pharos\\SearchConsole\\Data\\Performance::find( $window['id'], $count, [
									'search' => 'SEARCH-page', 'page' => $page, 'per_page' => 4,
								] + compact( 'orderby', 'order', 'status', 'insight' ) );
							}
						}
					}
				}
				$lists[] = $list;
			}
			return $lists;`
		);
		expect( indexed ).toHaveLength( 54 );
		expect( indexed?.[ 0 ] ).toMatchObject( { total: 11 } );
		expect( sorted ).toEqual( indexed );
	} );

	test( 'stands ready for each of the four periods: no request adds one up', async () => {
		const { sums, asked } = await site.php< {
			sums: Record< string, [ number, number ] >;
			asked: string[];
		} >(
			`global $wpdb;
			wp_set_current_user( 1 );
			rest_get_server();
			$asked = [];
			$note = static function ( $sql ) use ( &$asked ) {
				if ( str_contains( $sql, 'pharos_search_page_days' ) ) {
					$asked[] = $sql;
				}
				return $sql;
			};
			add_filter( 'query', $note );
			$answers = [];
			foreach ( [ '7', '28', '90', '16m' ] as $period ) {
				$request = new WP_REST_Request( 'GET', '/pharos/v1/content-performance' );
				$request->set_query_params( [ 'period' => $period, 'rowLimit' => 100 ] );
				$answers[ $period ] = rest_do_request( $request )->get_data();
			}
			remove_filter( 'query', $note );
			$sums = [];
			foreach ( $answers as $period => [ 'data' => $rows, 'window' => $window ] ) {
				$sums[ $period ] = [
					array_sum( array_map( static fn( $row ) => $row['current']['clicks'], $rows ) ),
					(int) $wpdb->get_var( $wpdb->prepare( 'SELECT SUM(clicks) FROM %i WHERE date BETWEEN %s AND %s', Pharos\\SearchConsole\\Data\\Tables::page_days(), $window['start'], $window['end'] ) ),
				];
			}
			return [ 'sums' => $sums, 'asked' => $asked ];`
		);
		expect( asked ).toEqual( [] );
		expect( Object.keys( sums ).sort() ).toEqual( [
			'16m',
			'28',
			'7',
			'90',
		] );
		for ( const [ period, [ listed, kept ] ] of Object.entries( sums ) ) {
			expect( [ period, listed ] ).toEqual( [ period, kept ] );
			expect( listed ).toBeGreaterThan( 0 );
		}
		expect( sums[ '16m' ]?.[ 0 ] ).toBeGreaterThan(
			sums[ '90' ]?.[ 0 ] ?? Infinity
		);
	} );

	test( 'is read from an index, also at its end', async () => {
		// MariaDB's query plan; the one of SQLite has another format.
		const plans = await site.php< { sql: string; extra: string }[] >(
			`global $wpdb;
			if ( str_contains( get_class( $wpdb ), 'SQLite' ) ) {
				return [];
			}
			$asked = [];
			$note = static function ( $sql ) use ( &$asked ) {
				if ( str_contains( $sql, 'FORCE INDEX' ) ) {
					$asked[] = $sql;
				}
				return $sql;
			};
			add_filter( 'query', $note );
			$table = Pharos\\SearchConsole\\Data\\Tables::totals();
			// With a dozen rows, sorting them is as good.
			$rows = array_map( static fn( $i ) => sprintf( '(999999,%d,%d,%d,%d,%d)', $i, $i % 90, $i % 900, $i % 60, $i % 60 ), range( 1, 5000 ) );
			$wpdb->query( "INSERT INTO $table (window_id, page_id, clicks, impressions, position, place) VALUES " . implode( ',', $rows ) );
			$wpdb->query( "ANALYZE TABLE $table" );
			foreach ( [ 'clicks', 'impressions', 'position' ] as $by ) {
				foreach ( [ 'asc', 'desc' ] as $order ) {
					foreach ( [ 1, 250 ] as $page ) {
						Pharos\\SearchConsole\\Data\\Performance::find( 999999, 5000, [
							'search' => '', 'status' => '', 'insight' => '', 'orderby' => $by, 'order' => $order, 'page' => $page, 'per_page' => 20,
						] );
					}
				}
			}
			remove_filter( 'query', $note );
			$plans = array_map( static function ( $sql ) use ( $wpdb ) {
				return [ 'sql' => $sql, 'extra' => $wpdb->get_row( 'EXPLAIN ' . $sql )->Extra ];
			}, $asked );
			$wpdb->query( "DELETE FROM $table WHERE window_id = 999999" );
			return $plans;`
		);
		for ( const { sql, extra } of plans ) {
			expect( [ sql, extra ] ).toEqual( [
				sql,
				expect.stringContaining( 'Using index' ),
			] );
			expect( [ sql, extra ] ).not.toEqual( [
				sql,
				expect.stringContaining( 'filesort' ),
			] );
		}
	} );

	test( 'can be of any days', async () => {
		const { data, window } = await list(
			'startDate=2026-11-17&endDate=2026-11-17'
		);
		expect( window ).toEqual( { start: '2026-11-17', end: '2026-11-17' } );
		expect( data.find( ( row ) => row.url === url( 0 ) ) ).toMatchObject( {
			current: { clicks: 54, impressions: 2465, position: 14.8 },
		} );
	} );

	test( 'counts what is to be done, and lists it', async () => {
		const { data } = await ask< {
			data: {
				code: string;
				label: string;
				description: string;
				count: number;
				clicks: number;
			}[];
		} >( 'GET', '/search-console/insights' );
		for ( const { code, count, description } of data ) {
			const answer = await list( `insight=${ code }` );
			expect( [ code, answer.total ] ).toEqual( [ code, count ] );
			expect( description ).not.toBe( '' );
			expect(
				answer.data.every( ( row ) => row.insights.includes( code ) )
			).toBe( true );
		}
		const losing = await list( 'insight=losing_clicks' );
		expect( losing.data.map( ( row ) => row.url ).sort() ).toEqual(
			[ url( 10 ), url( 2 ), url( 6 ) ].sort()
		);
		// Each of them lost at least 30% of at least 20 clicks.
		const clicksOf = ( of: string ) =>
			data.find( ( { code } ) => code === of )?.clicks;
		expect( clicksOf( 'losing_clicks' ) ).toBeGreaterThanOrEqual( 18 );
		expect( clicksOf( 'competing_pages' ) ).toBe( 0 );
	} );
} );

describe( 'What the tables don’t have', () => {
	interface Breakdown {
		data: {
			key: string;
			current: Row[ 'current' ];
			previous: Row[ 'current' ] | null;
			changes: Row[ 'changes' ];
		}[];
		compares: boolean;
	}
	const breakdown = ( query: string ) =>
		ask< Breakdown >( 'GET', `/search-console/breakdown?${ query }` );
	const sum = ( { data }: Breakdown, of: 'current' | 'previous' ) =>
		data.reduce( ( all, row ) => all + ( row[ of ]?.clicks ?? 0 ), 0 );

	test.each( [
		[ 'country', [ 'usa', 'deu', 'fra', 'gbr' ] ],
		[ 'device', [ 'MOBILE', 'DESKTOP', 'TABLET' ] ],
	] )(
		'by %s, adds up to the totals of the site',
		async ( dimension, keys ) => {
			const found = await breakdown( `dimension=${ dimension }` );
			expect( found.data.map( ( { key } ) => key ).sort() ).toEqual(
				keys.sort()
			);
			expect( [
				sum( found, 'current' ),
				sum( found, 'previous' ),
			] ).toEqual( [ 13834, 13807 ] );
		}
	);

	test( 'queries have changes, also new and lost ones', async () => {
		const { data, compares } = await breakdown( 'dimension=query' );
		expect( compares ).toBe( true );
		const of = ( key: string ) => data.find( ( row ) => row.key === key );
		expect( of( 'p1 q1' )?.changes.clicks ).toBeGreaterThan( 30 );
		expect( of( 'p11 q1' ) ).toMatchObject( {
			previous: { clicks: 0, impressions: 0 },
			changes: { clicks: null },
		} );
		expect( of( 'p10 q1' ) ).toMatchObject( {
			current: { clicks: 0, impressions: 0, position: null },
			changes: { clicks: -100 },
		} );
		const clicks = data.map( ( row ) => row.current.clicks );
		expect( clicks ).toEqual( [ ...clicks ].sort( ( a, b ) => b - a ) );
	} );

	test( 'is asked for once a day, and not at all for days that Google no longer has', async () => {
		google.clearLog();
		const first = await breakdown( 'dimension=country&period=28' );
		expect( queries().map( ( { body } ) => body ) ).toEqual( [
			expect.objectContaining( {
				startDate: '2026-10-21',
				endDate: '2026-11-17',
				dimensions: [ 'country' ],
				type: 'web',
			} ),
			expect.objectContaining( { startDate: '2026-09-23' } ),
		] );
		expect( await breakdown( 'dimension=country&period=28' ) ).toEqual(
			first
		);
		expect( queries() ).toHaveLength( 2 );
		const { data, compares } = await breakdown(
			'dimension=country&period=16m'
		);
		expect( compares ).toBe( false );
		expect( data[ 0 ]?.previous ).toBeNull();
		expect( queries() ).toHaveLength( 3 );
	} );

	test.each( [ 'page', 'query', 'country', 'device' ] )(
		'agents get figures by %s, in the form of the schema of their ability',
		async ( by ) => {
			const { id } = await site.as( 'admin' );
			const { rows, window } = await site.php< {
				rows: object[];
				window: object;
			} >(
				`return wp_get_ability( 'pharos/search-performance' )->execute( [ 'by' => $args[0], 'limit' => 2 ] );`,
				[ by ],
				id
			);
			expect( rows ).toHaveLength( 2 );
			expect( rows[ 0 ] ).toMatchObject( {
				[ by === 'page' ? 'url' : 'key' ]: expect.stringMatching( /./ ),
				current: { clicks: expect.any( Number ) },
			} );
			expect( window ).toMatchObject( { end: '2026-11-17' } );
		}
	);

	test( 'of another search type has its own days and sums, and no dimension that Google lacks', async () => {
		google.clearLog();
		const traffic = await ask< { data: Day[]; previous: Day[] } >(
			'GET',
			'/site-traffic?type=image&period=7'
		);
		expect( [ traffic.data.length, traffic.previous.length ] ).toEqual( [
			7, 7,
		] );
		// The simulated Google has figures of web search only.
		expect( sumOfClicks( traffic.data ) ).toBe( 0 );
		const { data } = await ask< {
			data: { clicks: { current: number } };
		} >( 'POST', '/clicks-and-impressions', {
			type: 'image',
			period: '7',
		} );
		expect( data.clicks.current ).toBe( 0 );
		expect( queries() ).toHaveLength( 2 );
		expect( queries()[ 0 ]?.body ).toMatchObject( {
			type: 'image',
			dimensions: [ 'date' ],
		} );
		for ( const query of [
			'dimension=query&type=discover',
			'dimension=device&type=discover',
			'dimension=query&type=googleNews',
		] ) {
			expect( await breakdown( query ) ).toMatchObject( {
				code: 'pharos_search_dimension',
			} );
		}
		expect( queries() ).toHaveLength( 2 );
	} );

	test( 'says why Google doesn’t answer, and is asked for again', async () => {
		google.inject( { fault: 'error_503', match: {}, times: 1 } );
		expect( await breakdown( 'dimension=device&period=7' ) ).toMatchObject(
			{ success: false, code: 'pharos_google_unavailable' }
		);
		expect(
			( await breakdown( 'dimension=device&period=7' ) ).data
		).toHaveLength( 3 );
	} );
} );

describe( 'A page', () => {
	test( 'shows its days, its queries and what it says now', async () => {
		const { data } = await ask< {
			data: {
				series: Day[];
				queries: { query: string; clicks: number }[];
				snippet: {
					title: string;
					title_length: number;
					status: number;
				};
				post: { id: number };
			};
		} >(
			'GET',
			`/search-console/page?url=${ encodeURIComponent( url( 1 ) ) }`
		);
		expect( data.series ).toHaveLength( 90 );
		const clicks = data.series.reduce(
			( sum, day ) => sum + day.clicks,
			0
		);
		expect( clicks ).toBe( 2241 );
		expect( data.queries.map( ( { query } ) => query ) ).toEqual( [
			'p1 q1',
			'p1 q2',
			'p1 q3',
			'p1 q4',
			'p1 q5',
		] );
		expect( data.post.id ).toBe( posts[ 0 ] );
		expect( data.snippet ).toMatchObject( { status: 200 } );
		expect( data.snippet.title ).toContain( 'Searched 1' );
		expect( data.snippet.title_length ).toBe(
			[ ...data.snippet.title ].length
		);
	} );

	test( 'that search results have never shown is not found', async () => {
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest(
			'GET',
			'/pharos/v1/search-console/page?url=https://other.example/'
		);
		expect( status ).toBe( 404 );
	} );

	test( 'belongs to its post, also under another URL, and says when it is gone', async () => {
		const [ , second = 0 ] = posts;
		expect( rowOf( await list(), 2 )?.post ).toMatchObject( {
			id: second,
			type: 'page',
		} );
		const change = ( what: object ) =>
			site.php( `wp_update_post( $args );`, { ID: second, ...what } );

		await change( { post_name: 'renamed', post_title: 'Renamed 2 & 3' } );
		expect( rowOf( await list(), 2 ) ).toMatchObject( {
			title: 'Renamed 2 & 3',
			post: { id: second },
		} );

		await change( { post_name: 'search-page-2', post_status: 'draft' } );
		expect(
			rowOf( await list( 'insight=not_indexable' ), 2 )
		).toBeTruthy();
		await change( { post_status: 'publish' } );
		expect(
			rowOf( await list( 'insight=not_indexable' ), 2 )
		).toBeUndefined();

		await site.php(
			`update_post_meta( $args[0], '_pharos_noindex', 'yes' );`,
			[ second ]
		);
		expect(
			rowOf( await list( 'insight=not_indexable' ), 2 )
		).toBeTruthy();
		await site.php( `delete_post_meta( $args[0], '_pharos_noindex' );`, [
			second,
		] );
		expect(
			rowOf( await list( 'insight=not_indexable' ), 2 )
		).toBeUndefined();
	} );

	test( 'of a post that another one has taken the URL of goes to the other', async () => {
		const [ , , third = 0 ] = posts;
		const other = await site.php< number >(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'elsewhere' ] );
			return wp_insert_post( [ 'post_title' => 'The other', 'post_name' => 'search-page-3', 'post_status' => 'publish', 'post_type' => 'page' ] );`,
			[ third ]
		);
		expect( rowOf( await list(), 3 )?.post?.id ).toBe( other );
		await site.php( `wp_delete_post( $args[0], true );`, [ other ] );
		expect( rowOf( await list(), 3 )?.post ).toBeNull();
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'search-page-3' ] );`,
			[ third ]
		);
		expect( rowOf( await list(), 3 )?.post?.id ).toBe( third );
	} );
} );

describe( 'Changes of the site', () => {
	interface Change {
		date: string;
		kind: string;
		count: number;
		name: string;
		url: string;
	}
	const NOON = Date.parse( '2026-11-10T20:00:00Z' ) / 1000;

	test( 'are publications, titles, redirects and settings by the days of Google, for charts of the site and of a page', async () => {
		const made = await site.php< { posts: number[]; redirect: number } >(
			`global $wpdb;
			$local = static fn( $time ) => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $time ) );
			$posts = array_map( static fn( $k ) => wp_insert_post( [
				'post_title' => "Event $k", 'post_name' => "event-$k", 'post_status' => 'publish', 'post_author' => 1,
				// 07:00 in UTC is the day before in California.
				'post_date' => $local( $args['noon'] + ( $k === 3 ? 11 * 3600 : 0 ) ),
			] ), [ 1, 2, 3 ] );
			// Titles of drafts aren't of interest, and not for everyone.
			$posts[] = wp_insert_post( [ 'post_title' => 'Secret', 'post_status' => 'draft', 'post_author' => 1 ] );
			foreach ( [ 'Secret 1', 'Secret 2' ] as $title ) {
				wp_update_post( [ 'ID' => $posts[3], 'post_title' => $title ] );
				$id = wp_save_post_revision( $posts[3] ) ?: array_key_first( wp_get_post_revisions( $posts[3] ) );
				$wpdb->update( $wpdb->posts, [ 'post_date' => $local( $args['noon'] + 3 * 86400 ) ], [ 'ID' => $id ] );
			}
			$revise = static function ( $title, $seo, $time ) use ( $posts, $wpdb, $local ) {
				wp_update_post( [ 'ID' => $posts[0], 'post_title' => $title ] );
				$id = wp_save_post_revision( $posts[0] ) ?: array_key_first( wp_get_post_revisions( $posts[0] ) );
				$wpdb->update( $wpdb->posts, [ 'post_date' => $local( $time ) ], [ 'ID' => $id ] );
				update_metadata( 'post', $id, '_pharos_title', $seo );
			};
			$revise( 'Event 1', '', $args['noon'] - 400 * 86400 );
			$revise( 'Event one', '', $args['noon'] + 86400 );
			$revise( 'Event one', 'For Google', $args['noon'] + 2 * 86400 );
			$rule = Pharos\\Redirects\\RedirectRepository::add( new Pharos\\Redirects\\Rule( 0, source: '/old-event/', target: '/event-1/' ) );
			$wpdb->update( Pharos\\Redirects\\Table::name(), [ 'created' => $args['noon'] ], [ 'id' => $rule ] );
			foreach ( [ 'separator' => 0, 'sitemap_display_format' => 0, 'facebook_page_url' => 1 ] as $key => $days ) {
				$entry = Pharos\\History\\Entries::add( 'save', [ $key => [ 'old' => '-', 'new' => '|' ] ] );
				$wpdb->update( Pharos\\History\\Table::name(), [ 'time' => $args['noon'] + $days * 86400 ], [ 'id' => $entry ] );
			}
			return [ 'posts' => $posts, 'redirect' => $rule ];`,
			{ noon: NOON }
		);
		const { events: changes } = await ask< { events: Change[] } >(
			'GET',
			'/site-traffic?startDate=2026-11-10&endDate=2026-11-15'
		);
		const of = ( date: string ) =>
			changes
				.filter( ( change ) => change.date === date )
				.map( ( { kind, count, name } ) => [ kind, count, name ] );
		expect( of( '2026-11-10' ) ).toEqual(
			expect.arrayContaining( [
				[ 'published', 3, expect.stringMatching( /^Event/ ) ],
				[ 'redirect', 1, '/old-event/' ],
				[ 'templates', 1, '' ],
				[ 'sitemaps', 1, '' ],
			] )
		);
		expect( of( '2026-11-11' ) ).toEqual( [ [ 'title', 1, 'Event one' ] ] );
		expect( of( '2026-11-12' ) ).toEqual( [ [ 'title', 1, 'Event one' ] ] );
		expect( JSON.stringify( changes ) ).not.toContain( 'Secret' );
		expect(
			changes.find( ( { kind } ) => kind === 'title' )?.url
		).toContain( `post=${ made.posts[ 0 ] }&action=edit` );
		const own = await site.php< Change[] >(
			`return ( new Pharos\\SearchConsole\\Data\\SiteChanges( new Pharos\\Settings\\Settings() ) )->of_post(
				$args['id'], new Pharos\\SearchConsole\\Data\\Window( '2026-11-01', '2026-11-17' )
			);`,
			{ id: made.posts[ 0 ] }
		);
		expect( own.map( ( { date, kind } ) => [ date, kind ] ) ).toEqual( [
			[ '2026-11-10', 'published' ],
			[ '2026-11-11', 'title' ],
			[ '2026-11-12', 'title' ],
		] );
		await site.php(
			`array_map( static fn( $id ) => wp_delete_post( $id, true ), $args['posts'] );
			Pharos\\Redirects\\RedirectRepository::delete( [ $args['redirect'] ] );`,
			made
		);
	} );
} );

describe( 'Where people write', () => {
	test( 'who may edit a post sees its last 28 days and best queries', async () => {
		const { data } = await ask< {
			data: { clicks: number; queries: object[]; start: string };
		} >( 'GET', `/search-console/post?id=${ posts[ 0 ] }` );
		expect( data ).toMatchObject( {
			start: '2026-10-21',
			end: '2026-11-17',
		} );
		expect( data.clicks ).toBeGreaterThan( 0 );
		expect( data.queries ).toHaveLength( 5 );
		const author = await site.as( 'author' );
		const answer = await author.rest(
			'GET',
			`/pharos/v1/search-console/post?id=${ posts[ 0 ] }`
		);
		expect( answer.status ).toBe( 403 );
	} );

	test( 'a post that search results have never shown has none', async () => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'New', 'post_status' => 'draft' ] );`
		);
		expect( await ask( 'GET', `/search-console/post?id=${ id }` ) ).toEqual(
			{ success: true, data: null }
		);
		await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
	} );

	test( 'lists of posts have a column of clicks, hidden at first, by which they are sorted', async () => {
		const admin = await site.as( 'admin' );
		const page = await (
			await admin.fetch(
				'/wp-admin/edit.php?post_type=page&orderby=pharos_clicks&order=desc'
			)
		).text();
		expect( page ).toMatch(
			/<th[^>]*id=['"]pharos_clicks['"][^>]*class=['"][^'"]*hidden/
		);
		const titles = [
			...page.matchAll( /class="row-title"[^>]*>([^<]*)</g ),
		].map( ( [ , title ] ) => title );
		expect( titles.slice( 0, 2 ) ).toEqual( [
			'Searched 1',
			'Renamed 2 &amp; 3',
		] );
	} );
} );

describe( 'Fetching', () => {
	test( 'asks no page of 16 months twice, and next day only for what is new', async () => {
		google.clearLog();
		google.advance( 86_400 );
		const { state, read, differences } = await site.php< {
			state: State;
			read: number[];
			differences: unknown[];
		} >(
			`global $wpdb;
			$data = 'Pharos\\\\SearchConsole\\\\Data\\\\';
			[ $states, $sums, $days, $tables ] = [ $data . 'State', $data . 'Sums', $data . 'Window', $data . 'Tables' ];
			// As if the sums had been calculated later than in the second of the last request.
			$states::change( static function ( $state ) {
				foreach ( $state['windows'] as $name => $window ) {
					$state['windows'][ $name ]['built'] = time() + 1;
				}
				return $state;
			} );
			$read = [];
			$note = static function ( $sql ) use ( &$read ) {
				if ( preg_match( '/FROM \\S*page_days\\S* d WHERE d.date IN \\(([^)]*)\\)/', $sql, $found ) ) {
					$read[] = count( explode( ',', $found[1] ) );
				}
				return $sql;
			};
			add_filter( 'query', $note );
			$state = ( static function () use ( $args ) { ${ FETCH } } )();
			remove_filter( 'query', $note );
			$differences = [];
			$rows = static fn( $id ) => $wpdb->get_results( $wpdb->prepare( 'SELECT page_id, clicks, impressions, weight, before_clicks, before_impressions, before_weight, position, place, flags FROM %i WHERE window_id = %d ORDER BY page_id', $tables::totals(), $id ), ARRAY_N );
			foreach ( $state['windows'] as $name => $window ) {
				$of = new $days( $window['start'], $window['end'] );
				$sums::fill( 999999, $of, $window['compares'] ? $of->before() : null, null, 0, null );
				$differences[ $name ] = $rows( $window['id'] ) === $rows( 999999 ) ? 0 : [ $rows( $window['id'] ), $rows( 999999 ) ];
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE window_id = 999999', $tables::totals() ) );
			}
			return compact( 'state', 'read', 'differences' );`,
			{ now: '2026-11-21T20:00:00Z' }
		);
		google.advance( -86_400 );
		expect( state.last_day ).toBe( '2026-11-18' );
		// Sums of the day before are continued: days that enter or leave a window are read, not all of them.
		expect( read ).toEqual( [ 3, 3, 3, 2 ] );
		expect( differences ).toEqual( { 90: 0, 28: 0, 7: 0, '16m': 0 } );
		const asked = queries().map(
			( { body } ) => body as { startDate: string; dimensions: string[] }
		);
		expect(
			asked.filter( ( { dimensions } ) => dimensions[ 1 ] === 'page' )
		).toEqual( [
			expect.objectContaining( {
				startDate: '2026-11-18',
				endDate: '2026-11-18',
			} ),
		] );
	} );

	test( 'while Google is down, what was fetched is shown, and no view asks Google', async () => {
		google.inject( { fault: 'error_503', match: {}, times: 50 } );
		const state = await fetchAll( '2026-11-22T20:00:00Z' );
		expect( state.failed ).toBe( 'unavailable' );
		google.clearLog();
		expect( ( await list() ).total ).toBe( 12 );
		await ask( 'GET', '/site-traffic' );
		await ask( 'GET', '/search-console' );
		await ask( 'GET', `/search-console/post?id=${ posts[ 0 ] }` );
		expect( queries() ).toEqual( [] );
		google.clearFaults();
	} );

	test( 'waits as long as Google asks for', async () => {
		google.inject( {
			fault: 'rate_429',
			match: { path: 'searchAnalytics' },
			retryAfter: 120,
		} );
		google.clearLog();
		const state = await fetchAll( '2026-11-22T20:00:00Z' );
		expect( state.failed ).toBe( 'rate_limited' );
		expect( queries() ).toHaveLength( 1 );
		const again = await fetchAll( '2026-11-22T20:00:00Z' );
		expect( again.failed ).toBe( 'rate_limited' );
		expect( queries() ).toHaveLength( 1 );
		const next = await site.php< number >(
			`return wp_next_scheduled( 'pharos_fetch_search_data' ) - time();`
		);
		expect( next ).toBeGreaterThan( 100 );
		expect( next ).toBeLessThan( 140 );
		await site.php( `delete_option( 'pharos_search_console_state' );` );
	} );

	test.each( [ 'malformed', 'truncated', 'html200', 'empty200' ] as const )(
		'keeps everything when the answer is %s',
		async ( fault ) => {
			const before = await list();
			google.inject( {
				fault,
				match: { path: 'searchAnalytics' },
				times: 1,
			} );
			const state = await fetchAll( '2026-11-22T20:00:00Z' );
			expect( state.failed ).toBe( 'bad_response' );
			expect( await list() ).toEqual( before );
			google.clearFaults();
			await site.php( `delete_option( 'pharos_search_console_state' );` );
		}
	);

	test( 'two of them at once are one', async () => {
		await site.php(
			`Pharos\\SearchConsole\\Data\\State::set( [ 'phase' => 'days', 'failed' => '', 'tries' => 0 ] );`
		);
		google.clearLog();
		const step = () =>
			site.php(
				`$job = new Pharos\\SearchConsole\\Data\\Job( new Pharos\\Settings\\Settings(), new DateTimeImmutable( $args['now'] ) );
				while ( $job->step( 5.0 ) ) { usleep( 50000 ); }`,
				{ now: NOW }
			);
		await Promise.all( [ step(), step() ] );
		expect(
			queries().filter(
				( { body } ) =>
					( body as { dimensions: string[] } ).dimensions.join() ===
					'date'
			)
		).toHaveLength( 1 );
	} );

	test( 'the feature switched off: no routes, nothing planned', async () => {
		const turn = ( on: boolean ) =>
			ask( 'POST', '/admin-settings', {
				data: { enable_google_console: on },
			} );
		await turn( false );
		expect(
			await site.php(
				`return wp_next_scheduled( 'pharos_fetch_search_data' );`
			)
		).toBe( false );
		const admin = await site.as( 'admin' );
		const { status } = await admin.rest( 'GET', '/pharos/v1/site-traffic' );
		expect( status ).toBe( 404 );
		await turn( true );
		expect(
			await site.php(
				`return (bool) wp_next_scheduled( 'pharos_fetch_search_data' );`
			)
		).toBe( true );
	} );

	test( 'disconnecting keeps the figures unless they are to go', async () => {
		await ask( 'DELETE', '/revoke-auth' );
		expect( ( await list() ).total ).toBe( 12 );
		await ask( 'DELETE', '/revoke-auth?keep_data=false' );
		expect( await list() ).toMatchObject( {
			data: [],
			total: 0,
			window: null,
		} );
		expect(
			await site.php(
				`global $wpdb; return $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}pharos_search%'" );`
			)
		).toEqual( [] );
	} );
} );
