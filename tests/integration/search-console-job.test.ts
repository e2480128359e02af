/** Fetching Search Console data with other properties, after interruptions, and in a terminal. @database */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { hasTerminal, wp } from '../support/wp-cli';
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
			{ length: 6 },
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

test( 'another property starts over; one that is wider than the site is filtered by page', async () => {
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
		Pharos\\SearchConsole\\Data\\Windows::build( '90', Pharos\\SearchConsole\\Data\\State::read()['last_day'], 0, new Pharos\\Analysis\\Deadline( 20 ) );`
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

test( 'is done in a terminal, which lists pages and queries', async () => {
	if ( ! hasTerminal( site ) ) {
		return;
	}
	const command = ( ...rest: string[] ) =>
		wp( site, 'pharos', 'search-console', ...rest );
	const fetched = await command( 'fetch' );
	expect( [ fetched.code, fetched.stderr ] ).toEqual( [ 0, '' ] );
	expect( fetched.stdout ).toMatch(
		/Data up to \d{4}-\d\d-\d\d is stored: 6 pages/
	);
	const pages = await command( 'pages', '--format=json', '--number=3' );
	expect( JSON.parse( pages.stdout ) ).toHaveLength( 3 );
	const queries = await command( 'queries', '--format=csv', '--number=2' );
	expect( queries.stdout ).toMatch(
		/^query,clicks,impressions,position\n"p0 q1",/
	);
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
