/** The background checks of the status of pages in Google's index. */
import { startGoogleFor, type SiteGoogle } from '../support/google';
import { site } from '../integration/support/site';

const JOB = 'Pharos\\SearchConsole\\IndexStatus\\Job';

interface Item {
	url: string;
	indexed: boolean | null;
	status: string;
	before: string;
}
interface Data {
	on: boolean;
	counts: Record< string, number >;
	waits: string;
	error: string;
	next: string | null;
	items: Item[];
	total: number;
}

let google: SiteGoogle;
let pages: string[];

beforeAll( async () => {
	google = await startGoogleFor( site );
	pages = await site.php< string[] >(
		`$ids = get_posts( [ 'numberposts' => 5, 'fields' => 'ids' ] );
		return [ home_url( '/' ), ...array_map( 'get_permalink', $ids ) ];`
	);
} );
afterAll( async () => {
	await site.php( `${ JOB }::clear();` );
	await google.stop();
} );
beforeEach( async () => {
	google.reset();
	// The last but one is gone from the index of the simulator.
	google.configure( { pages: [ ...pages, 'https://x.example/', '' ] } );
	await google.forget();
	await site.php( `${ JOB }::clear();` );
	await google.connectServiceAccount();
} );

/** Runs steps until nothing is due; returns the seconds until the next one, false without one. */
const run = ( steps = 1 ) =>
	site.php< number | false >(
		`for ( $i = 0; $i < $args[0]; $i++ ) {
			( new ${ JOB }( new Pharos\\Settings\\Settings() ) )->run( 20.0 );
		}
		$next = wp_next_scheduled( 'pharos_check_index' );
		return $next ? $next - time() : false;`,
		[ steps ]
	);
const start = () => site.php( `${ JOB }::start();` );
const inspected = () =>
	google.log
		.filter( ( { path } ) => path.endsWith( ':inspect' ) )
		.map(
			( { body } ) => ( body as { inspectionUrl: string } ).inspectionUrl
		);
const call = async < Answer = Data >(
	method: 'GET' | 'POST',
	query = '',
	body?: object
) => {
	const admin = await site.as( 'admin' );
	return admin.rest< Answer >(
		method,
		`/pharos/v1/search-console/index${ query }`,
		body
	);
};
const read = async ( show = 'changes' ) =>
	( await call< { data: Data } >( 'GET', `?show=${ show }&per_page=100` ) )
		.body.data;
/** Makes all pages due again. */
const later = ( more = '' ) =>
	site.php(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}pharos_index_status SET due = 20" ); ${ more }`
	);

test( 'Without a start nothing is checked; started, each page once, the home page and the newest first', async () => {
	await run();
	expect( inspected() ).toEqual( [] );
	expect( await read() ).toMatchObject( { on: false, started: false } );

	const { body } = await call< { data: Data } >( 'POST', '', { on: true } );
	expect( body.data.on ).toBe( true );
	const wait = await run();
	const urls = inspected();
	expect( urls[ 0 ] ).toBe( pages[ 0 ] );
	expect( new Set( urls ).size ).toBe( urls.length );
	expect( urls ).toEqual( expect.arrayContaining( pages ) );
	const { counts, waits } = await read();
	expect( counts ).toEqual( {
		pages: urls.length,
		checked: urls.length,
		indexed: pages.length,
		not_indexed: urls.length - pages.length,
	} );
	expect( waits ).toBe( 'done' );
	expect( wait ).toBeGreaterThan( 60 * 60 );
} );

test( 'Posts that are set to noindex, drafts, and posts with a password are not checked', async () => {
	const hidden = await site.php< string[] >(
		`$ids = [ wp_insert_post( [ 'post_title' => 'x-noindex', 'post_status' => 'publish', 'meta_input' => [ '_pharos_noindex' => 'yes' ] ] ),
			wp_insert_post( [ 'post_title' => 'x-draft', 'post_status' => 'draft' ] ),
			wp_insert_post( [ 'post_title' => 'x-locked', 'post_status' => 'publish', 'post_password' => 'tea' ] ) ];
		$urls = array_map( 'get_permalink', $ids );
		set_transient( 'x_ids', $ids );
		return $urls;`
	);
	try {
		await start();
		await run();
		const urls = inspected();
		for ( const url of hidden ) {
			expect( urls ).not.toContain( url );
		}
	} finally {
		await site.php(
			`array_map( static fn( $id ) => wp_delete_post( $id, true ), get_transient( 'x_ids' ) ); delete_transient( 'x_ids' );`
		);
	}
} );

test( 'A page that is no longer indexed is a change with its reason, and one that is again', async () => {
	await start();
	await run();
	expect( ( await read() ).items ).toEqual( [] );

	// The first page is the last but one of the list, which is not found.
	google.configure( { pages: [ ...pages.slice( 2 ), pages[ 1 ]!, '' ] } );
	await later();
	await run();
	const { items } = await read();
	expect( items.map( ( { url } ) => url ).sort() ).toEqual(
		[ pages[ 0 ], pages[ 1 ] ].sort()
	);
	expect( ( await read( 'lost' ) ).items ).toEqual(
		expect.arrayContaining( [
			expect.objectContaining( {
				url: pages[ 0 ],
				before: 'Indexed',
				status: 'Unknown to Google',
			} ),
			expect.objectContaining( {
				url: pages[ 1 ],
				before: 'Indexed',
				status: 'Not found (404)',
			} ),
		] )
	);

	google.configure( { pages: [ ...pages, 'https://x.example/', '' ] } );
	await later();
	await run();
	expect( ( await read( 'lost' ) ).items ).toEqual( [] );
	expect( ( await read( 'gained' ) ).total ).toBe( 2 );
} );

test( 'The quota of the day is kept, with a part of it for users; the checks continue the next day', async () => {
	await start();
	await site.php(
		`$row = [ 'property' => home_url( '/' ), 'date' => ( new DateTime( 'now', new DateTimeZone( 'America/Los_Angeles' ) ) )->format( 'Y-m-d' ), 'day' => 1798, 'minute' => 0, 'in_minute' => 0 ];
		update_option( 'pharos_search_console_inspections', $row, false );`
	);
	const wait = await run();
	expect( inspected() ).toHaveLength( 2 );
	const { waits, next } = await read();
	expect( waits ).toBe( 'quota' );
	expect( Date.parse( next ?? '' ) ).toBeGreaterThan( Date.now() );
	expect( wait ).toBeLessThan( 25.5 * 60 * 60 );

	// A quota that Google counts differently ends the day too, without an error.
	await site.php( `delete_option( 'pharos_search_console_inspections' );` );
	google.inject( { fault: 'quota_403', match: { path: 'inspect' } } );
	await run();
	expect( await read() ).toMatchObject( { waits: 'quota', error: '' } );
	await site.php( `delete_option( 'pharos_search_console_state' );` );
} );

test( 'A failure is shown, and tried again in growing pauses; what was checked stays', async () => {
	await start();
	google.inject( {
		fault: 'error_503',
		match: { path: 'inspect' },
		after: 3,
		times: 2,
	} );
	expect( await run() ).toBeLessThanOrEqual( 60 );
	const { counts, error } = await read();
	expect( counts.checked ).toBe( 3 );
	expect( error ).toMatch( /Google returned a server error/ );
	const second = await run();
	expect( second ).toBeGreaterThan( 240 );
	expect( second ).toBeLessThanOrEqual( 300 );
	await run();
	expect( await read() ).toMatchObject( { error: '', waits: 'done' } );
	const urls = inspected();
	// Those that failed were requested again.
	expect( urls.length - new Set( urls ).size ).toBe( 2 );
} );

test( 'A lost connection stops the checks; connected again, they continue', async () => {
	await start();
	google.inject( {
		fault: 'error_503',
		match: { path: 'inspect' },
		after: 2,
	} );
	await run();
	await site.php(
		`update_option( 'pharos_search_console_tokens', [ 'sealed' => 'x' ], false );`
	);
	await site.php(
		`$c = get_option( 'pharos_search_console' ); update_option( 'pharos_search_console', [ 'home' => 'https://other.example' ] + $c, false );`
	);
	google.clearLog();
	await run();
	expect( inspected() ).toEqual( [] );
	await site.php( `wp_unschedule_hook( 'pharos_check_index' );` );
	expect( ( await read() ).counts.checked ).toBe( 2 );
	expect(
		await site.php( `return wp_next_scheduled( 'pharos_check_index' );` )
	).toBe( false );

	await google.connectServiceAccount();
	await site.php(
		`( new Pharos\\SearchConsole\\Connection() )->adopt_home(); Pharos\\SearchConsole\\IndexStatus\\Job::ensure();`
	);
	expect(
		await site.php( `return wp_next_scheduled( 'pharos_check_index' );` )
	).not.toBe( false );
	await run();
	expect( ( await read() ).waits ).toBe( 'done' );
} );

test( 'Paused, nothing is checked, and the results stay; a step that runs in another process is left alone', async () => {
	await start();
	await site.php(
		`Pharos\\Core\\Lock::take( 'pharos_index_status_lock', 120 );`
	);
	await run();
	expect( inspected() ).toEqual( [] );
	await site.php( `delete_option( 'pharos_index_status_lock' );` );
	await run();
	const { counts } = await read();
	const { body } = await call< { data: Data } >( 'POST', '', { on: false } );
	expect( body.data ).toMatchObject( { on: false, counts } );
	google.clearLog();
	await later();
	expect( await run() ).toBe( false );
	expect( inspected() ).toEqual( [] );
} );

test( 'Without a connection, the checks can’t be started, with the reason', async () => {
	await google.forget();
	const { status, body } = await call< { message: string } >( 'POST', '', {
		on: true,
	} );
	expect( status ).toBe( 409 );
	expect( body.message ).toMatch( /Select a property first|isn’t connected/ );
} );
