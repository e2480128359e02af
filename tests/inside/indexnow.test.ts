/**
 * IndexNow: what is submitted, when, and what comes of failures.
 */
import { hasTerminal, wp } from '../support/wp-cli';
import { startIndexNow, type IndexNowSimulator } from '../simulators/indexnow';
import { configure } from '../integration/support/head';
import { clear as clearRedirects } from '../integration/support/redirects';
import { site } from '../integration/support/site';
import { removePosts } from '../integration/support/site-settings';
import { withSnippet } from '../integration/support/snippets';

interface Status {
	obstacle: string;
	key_location: string;
	queue: number;
	next: string | null;
	overdue: boolean;
	failed: boolean;
	other_plugins: string[];
	log: {
		urls: number;
		status: number;
		first: string[];
		message: string;
		time: string;
	}[];
}

let engine: IndexNowSimulator;

removePosts();
withSnippet(
	'x-indexnow',
	`add_filter( 'pharos_indexnow_url', static fn( $url ) => get_option( 'x_indexnow_url', $url ) );`
);
beforeAll( async () => {
	engine = await startIndexNow();
	await site.option( 'x_indexnow_url', engine.url );
} );

const clear = () =>
	site.php( `
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Pharos\\IndexNow\\Queue::table() );
		foreach ( [ '', '_table', '_key', '_lock' ] as $name ) { delete_option( "pharos_indexnow$name" ); }
		wp_unschedule_hook( 'pharos_submit_indexnow' );` );

beforeEach( async () => {
	await clear();
	engine.submitted.length = 0;
	engine.answer = { status: 200 };
	await configure( { enable_indexnow: true } );
} );
afterAll( async () => {
	await engine.stop();
	await clear();
	await clearRedirects();
	await site.option( 'x_indexnow_url', null );
	await site.resetSettings();
} );

/** What WP-Cron does. */
const run = () =>
	site.php(
		`wp_unschedule_hook( 'pharos_submit_indexnow' );
		do_action( 'pharos_submit_indexnow' );
		return wp_next_scheduled( 'pharos_submit_indexnow' );`
	);

/** Paths of what is submitted. */
async function submitted( change: string, args: object = {} ) {
	await site.php( change, args );
	await run();
	return engine.submitted
		.splice( 0 )
		.flatMap( ( { urlList } ) => urlList )
		.map( ( url ) => url.replace( site.url, '' ) )
		.sort();
}

const create = ( fields: object ) =>
	site.php< number >(
		`return wp_insert_post( $args + [ 'post_status' => 'publish', 'post_title' => 'x' ] );`,
		fields
	);
const remove = ( ...ids: number[] ) =>
	site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		ids
	);

async function rest( method: string, body?: object ) {
	const admin = await site.as( 'admin' );
	return admin.rest< { data: Status; code: string; message: string } >(
		method,
		'/pharos/v1/indexnow',
		body
	);
}
const status = async () => ( await rest( 'GET' ) ).body.data;

test( 'Two requests that need the key first get the same one, and a damaged one is replaced', async () => {
	const keys = await site.php< string[] >( `
		delete_option( 'pharos_indexnow_key' );
		$key = new ReflectionMethod( Pharos\\IndexNow\\Key::class, 'current' );
		$other = '';
		add_filter( 'query', static function ( $sql ) use ( &$other, $key ) {
			if ( $other === '' && str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, 'pharos_indexnow_key' ) ) {
				$other = '-';
				$other = $key->invoke( null );
			}
			return $sql;
		} );
		$own = $key->invoke( null );
		update_option( 'pharos_indexnow_key', 'damaged', false );
		return [ $other, $own, $key->invoke( null ) ];` );
	expect( keys[ 1 ] ).toBe( keys[ 0 ] );
	expect( keys[ 2 ] ).toMatch( /^[0-9a-f]{32}$/ );
} );

test( 'Nothing is noted, planned or served while it is off, the default', async () => {
	await site.resetSettings();
	const id = await create( { post_name: 'x-off' } );
	expect(
		await site.php(
			`return [ Pharos\\IndexNow\\Queue::exists(), wp_next_scheduled( 'pharos_submit_indexnow' ), get_option( 'pharos_indexnow_key' ) ];`
		)
	).toEqual( [ false, false, false ] );
	expect( ( await status() ).obstacle ).toBe( 'off' );
	await remove( id );
} );

test( 'Turning it on makes a key, which is served as plain text below the home page', async () => {
	const { key_location: url } = await status();
	const key = await site.option< string >( 'pharos_indexnow_key' );
	expect( key ).toMatch( /^[0-9a-f]{32}$/ );
	expect( url ).toBe( `${ site.url }/${ key }.txt` );
	const page = await site.get( `/${ key }.txt` );
	expect( [ page.status, page.text ] ).toEqual( [ 200, key ] );
	expect( page.headers.get( 'content-type' ) ).toMatch( /^text\/plain/ );
	expect( ( await site.get( `/${ 'a'.repeat( 32 ) }.txt` ) ).status ).toBe(
		404
	);
	// The same one next time.
	await configure( { enable_indexnow: false } );
	expect( ( await site.get( `/${ key }.txt` ) ).status ).toBe( 404 );
	await configure( { enable_indexnow: true } );
	expect( ( await status() ).key_location ).toBe( url );
} );

test( 'With plain permalinks, and below a folder, the key has another URL', async () => {
	const location = ( home: string, structure: string ) =>
		site.php< string >(
			`foreach ( [ 'home', 'permalink_structure' ] as $name ) {
				add_filter( "pre_option_$name", static fn() => $args[ $name ] );
			}
			$GLOBALS['wp_rewrite']->init();
			return Pharos\\IndexNow\\Key::url();`,
			{ home, permalink_structure: structure }
		);
	expect(
		await location( 'https://example.org/blog', '/%postname%/' )
	).toMatch( /^https:\/\/example\.org\/blog\/[0-9a-f]{32}\.txt$/ );
	expect( await location( 'https://example.org', '' ) ).toMatch(
		/^https:\/\/example\.org\/\?pharos_indexnow=[0-9a-f]{32}$/
	);
	const key = await site.option< string >( 'pharos_indexnow_key' );
	expect( ( await site.get( `/?pharos_indexnow=${ key }` ) ).text ).toBe(
		key
	);
} );

test( 'A published post is submitted by an event within 5 minutes, not by the request that publishes it', async () => {
	const id = await create( { post_name: 'x-new' } );
	expect( engine.submitted ).toEqual( [] );
	const { queue, next } = await status();
	expect( queue ).toBe( 1 );
	const wait = Date.parse( next ?? '' ) - Date.now();
	expect( wait ).toBeLessThan( 5 * 60_000 );

	expect( await run() ).toBe( false );
	const key = await site.option< string >( 'pharos_indexnow_key' );
	expect( engine.submitted ).toEqual( [
		{
			host: new URL( site.url ).host,
			key,
			keyLocation: `${ site.url }/${ key }.txt`,
			urlList: [ `${ site.url }/x-new/` ],
		},
	] );
	expect( await status() ).toMatchObject( {
		queue: 0,
		failed: false,
		log: [
			{
				urls: 1,
				status: 200,
				first: [ `${ site.url }/x-new/` ],
				time: expect.stringMatching( /^\d{4}-.*Z$/ ),
			},
		],
	} );
	await remove( id );
} );

test( 'A change costs one statement, besides the event', async () => {
	const id = await create( { post_name: 'x-cost' } );
	const queries = await site.php< string[] >(
		`$GLOBALS['x_queries'] = [];
		add_filter( 'query', static function ( $query ) { $GLOBALS['x_queries'][] = $query; return $query; } );
		wp_update_post( [ 'ID' => $args[0], 'post_content' => 'x' ] );
		do_action( 'shutdown' );
		return array_values( array_filter( $GLOBALS['x_queries'], static fn( $query ) => str_contains( $query, 'indexnow' ) ) );`,
		[ id ]
	);
	expect( queries ).toEqual( [ expect.stringMatching( /^REPLACE INTO/ ) ] );
	await remove( id );
} );

describe( 'What is submitted', () => {
	test( 'an update, a new slug with the former URL, the trash and a deletion', async () => {
		const id = await create( { post_name: 'x-one' } );
		await run();
		engine.submitted.length = 0;
		expect(
			await submitted(
				`wp_update_post( [ 'ID' => $args[0], 'post_content' => 'y' ] );`,
				[ id ]
			)
		).toEqual( [ '/x-one/' ] );
		expect(
			await submitted(
				`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'x-two' ] );`,
				[ id ]
			)
		).toEqual( [ '/x-one/', '/x-two/' ] );
		expect(
			await submitted( `wp_trash_post( $args[0] );`, [ id ] )
		).toEqual( [ '/x-two/' ] );
		expect(
			await submitted( `wp_delete_post( $args[0], true );`, [ id ] )
		).toEqual( [] );

		const gone = await create( { post_name: 'x-gone' } );
		await run();
		engine.submitted.length = 0;
		expect(
			await submitted( `wp_delete_post( $args[0], true );`, [ gone ] )
		).toEqual( [ '/x-gone/' ] );
	} );

	test( 'what is below a page whose URL changes', async () => {
		const parent = await create( { post_type: 'page', post_name: 'x-up' } );
		const child = await create( {
			post_type: 'page',
			post_name: 'x-down',
			post_parent: parent,
		} );
		await run();
		engine.submitted.length = 0;
		expect(
			await submitted(
				`wp_update_post( [ 'ID' => $args[0], 'post_name' => 'x-above' ] );`,
				[ parent ]
			)
		).toEqual( [
			'/x-above/',
			'/x-above/x-down/',
			'/x-up/',
			'/x-up/x-down/',
		] );
		await remove( child, parent );
	} );

	test( 'SEO fields, terms with posts, and redirects', async () => {
		const id = await create( { post_name: 'x-field' } );
		await run();
		engine.submitted.length = 0;
		expect(
			await submitted(
				`update_post_meta( $args[0], '_pharos_title', 'y' );`,
				[ id ]
			)
		).toEqual( [ '/x-field/' ] );
		expect(
			await submitted( `wp_insert_term( 'x empty', 'category' );` )
		).toEqual( [] );
		expect(
			await submitted(
				`wp_set_post_categories( $args[0], [ get_term_by( 'name', 'x empty', 'category' )->term_id ] );
				wp_update_term( get_term_by( 'name', 'x empty', 'category' )->term_id, 'category', [ 'slug' => 'x-moved' ] );`,
				[ id ]
			)
		).toEqual( [ '/category/x-empty/', '/category/x-moved/' ] );
		expect(
			await submitted(
				`wp_delete_term( get_term_by( 'name', 'x empty', 'category' )->term_id, 'category' );`
			)
		).toEqual( [ '/category/x-moved/' ] );
		expect(
			await submitted(
				`Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/x-old/', 'target' => '/' ] );
				Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '^/x(.*)y$', 'match' => 'pattern', 'target' => '/' ] );`
			)
		).toEqual( [ '/x-old/' ] );
		await remove( id );
		await clearRedirects();
	} );

	test( 'never what says noindex, redirects, is protected, private, a draft, or excluded', async () => {
		const ids = await site.php< number[] >(
			`return array_map( static fn( $post ) => wp_insert_post( $post + [ 'post_title' => 'x', 'post_status' => 'publish' ] ), $args );`,
			[
				{ post_name: 'x-a', meta_input: { _pharos_noindex: 'yes' } },
				{ post_name: 'x-b', post_password: 'x' },
				{ post_name: 'x-c', post_status: 'private' },
				{ post_name: 'x-d', post_status: 'draft' },
				{
					post_name: 'x-e',
					meta_input: { _pharos_canonical: 'https://example.org/' },
				},
				{
					post_name: 'x-g',
					meta_input: { _pharos_redirect: '/about/' },
				},
				{ post_name: 'x-f' },
			]
		);
		expect( await submitted( '' ) ).toEqual( [ '/x-f/' ] );
		// Its former URL is no more for search engines than it was.
		expect(
			await submitted(
				`foreach ( $args as $id ) { wp_update_post( [ 'ID' => $id, 'post_name' => "x-later-$id" ] ); }`,
				ids.slice( 0, 6 )
			)
		).toEqual( [] );
		expect(
			await submitted(
				`wp_update_post( [ 'ID' => $args[0], 'post_password' => 'x' ] );`,
				ids.slice( 6 )
			)
		).toEqual( [] );
		expect(
			await submitted(
				`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
				ids
			)
		).toEqual( [] );

		await configure( { enable_indexnow: true, no_index: [ 'post' ] } );
		const id = await create( { post_name: 'x-kind' } );
		expect( await submitted( '' ) ).toEqual( [] );
		await remove( id );
	} );

	test( 'what is set to noindex before the event is not', async () => {
		const id = await create( { post_name: 'x-soon' } );
		expect(
			await submitted(
				`update_post_meta( $args[0], '_pharos_noindex', 'yes' );`,
				[ id ]
			)
		).toEqual( [] );
		expect( ( await status() ).queue ).toBe( 0 );
		await remove( id );
	} );

	test( 'a change while URLs are submitted is submitted afterwards', async () => {
		const id = await create( { post_name: 'x-twice' } );
		await site.php(
			`add_filter( 'pre_http_request', static function ( $response, $request, $url ) {
				if ( str_contains( $url, '/indexnow' ) ) {
					Pharos\\IndexNow\\Queue::add( [ [ 'object' => 'post-' . $GLOBALS['x_id'], 'url' => '' ] ] );
				}
				return $response;
			}, 10, 3 );
			$GLOBALS['x_id'] = $args[0];
			( new Pharos\\IndexNow\\Job( new Pharos\\Settings\\Settings() ) )->submit( 20.0 );`,
			[ id ]
		);
		expect( engine.submitted ).toHaveLength( 1 );
		expect( ( await status() ).queue ).toBe( 1 );
		await remove( id );
	} );

	test( 'at most 10,000 URLs a request', async () => {
		await site.php(
			`Pharos\\IndexNow\\Queue::add( array_map( static fn( $i ) => [ 'object' => '', 'url' => home_url( "/x-$i/" ) ], range( 1, 10001 ) ) );`
		);
		await run();
		expect(
			engine.submitted.map( ( { urlList } ) => urlList.length )
		).toEqual( [ 10000, 1 ] );
	} );
} );

describe( 'After a failure', () => {
	const fail = async ( answer: IndexNowSimulator[ 'answer' ] ) => {
		engine.answer = answer;
		await site.php(
			`Pharos\\IndexNow\\Queue::add( [ [ 'object' => '', 'url' => home_url( '/x-failed/' ) ] ] );`
		);
		const next = await run();
		return Math.round( ( Number( next ) * 1000 - Date.now() ) / 60_000 );
	};

	test.each( [ 403, 422, 400, 429, 500, 302 ] )(
		'%d keeps the queue and says what to do',
		async ( code ) => {
			expect( await fail( { status: code } ) ).toBe( 5 );
			const { queue, failed, log } = await status();
			expect( [ queue, failed, log[ 0 ]?.status ] ).toEqual( [
				1,
				true,
				code,
			] );
			expect( log[ 0 ]?.message ).not.toBe( '' );
		}
	);

	test( '202 is none', async () => {
		engine.answer = { status: 202 };
		await site.php(
			`Pharos\\IndexNow\\Queue::add( [ [ 'object' => '', 'url' => home_url( '/x/' ) ] ] );`
		);
		expect( await run() ).toBe( false );
		expect( await status() ).toMatchObject( { queue: 0, failed: false } );
	} );

	test( 'pauses grow, Retry-After is honored, and nothing is sent before', async () => {
		const again = ( answer: IndexNowSimulator[ 'answer' ] ) =>
			site
				.php(
					`Pharos\\IndexNow\\State::forget_pause(); wp_unschedule_hook( 'pharos_submit_indexnow' );`
				)
				.then( () => fail( answer ) );
		expect( await fail( { status: 503 } ) ).toBe( 5 );
		expect( await again( { status: 503 } ) ).toBe( 15 );
		expect( await again( { status: 503 } ) ).toBe( 60 );
		expect(
			await again( { status: 429, headers: { 'Retry-After': '36000' } } )
		).toBe( 600 );
		expect(
			await again( {
				status: 429,
				headers: {
					'Retry-After': new Date(
						Date.now() + 12 * 3_600_000
					).toUTCString(),
				},
			} )
		).toBe( 1440 );
		engine.submitted.length = 0;
		await run();
		expect( engine.submitted ).toEqual( [] );

		engine.answer = { status: 200 };
		await site.php( `Pharos\\IndexNow\\State::forget_pause();` );
		await run();
		expect( engine.submitted ).toHaveLength( 1 );
		expect( ( await status() ).queue ).toBe( 0 );
	} );

	test( 'no response at all is one', async () => {
		await site.option( 'x_indexnow_url', 'http://127.0.0.1:9/indexnow' );
		await site.php(
			`Pharos\\IndexNow\\Queue::add( [ [ 'object' => '', 'url' => home_url( '/x/' ) ] ] );`
		);
		await run();
		await site.option( 'x_indexnow_url', engine.url );
		expect( await status() ).toMatchObject( {
			queue: 1,
			failed: true,
			log: [
				{ status: 0, message: expect.stringMatching( /reached: ./ ) },
			],
		} );
	} );

	test( 'the log has the last 100 responses, and can be cleared', async () => {
		await site.php(
			`for ( $i = 0; $i < 103; $i++ ) { Pharos\\IndexNow\\State::record( [ "u$i" ], [ 'status' => 200, 'retry_after' => 0, 'message' => '' ] ); }`
		);
		const { log } = await status();
		expect( [ log.length, log[ 0 ]?.first, log[ 99 ]?.first ] ).toEqual( [
			100,
			[ 'u102' ],
			[ 'u3' ],
		] );
		expect( ( await rest( 'DELETE' ) ).body.data.log ).toEqual( [] );
	} );

	test( 'the queue has 50,000 rows at most, the newest', async () => {
		const left = await site.php(
			`global $wpdb;
			Pharos\\IndexNow\\Queue::add( [ [ 'object' => '', 'url' => 'a' ] ] );
			$wpdb->query( 'UPDATE ' . Pharos\\IndexNow\\Queue::table() . ' SET id = 1' );
			Pharos\\IndexNow\\Queue::add( array_map( static fn( $i ) => [ 'object' => '', 'url' => "u$i" ], range( 1, 50000 ) ) );
			Pharos\\IndexNow\\Queue::prune();
			return [ Pharos\\IndexNow\\Queue::count(), Pharos\\IndexNow\\Queue::first( 1 )[0]['url'] ];`
		);
		expect( left ).toEqual( [ 50000, 'u1' ] );
	} );
} );

describe( 'By hand', () => {
	test( 'URLs of this site are submitted by the background job', async () => {
		const { status: code, body } = await rest( 'POST', {
			urls: [ `${ site.url }/x-hand/`, `${ site.url }/tee%20ä` ],
		} );
		expect( code ).toBe( 200 );
		expect( body.data.queue ).toBeLessThanOrEqual( 2 );
		await run();
		const all = engine.submitted.flatMap( ( { urlList } ) => urlList );
		expect( all.sort() ).toEqual( [
			`${ site.url }/tee%20%C3%A4`,
			`${ site.url }/x-hand/`,
		] );
	} );

	test.each( [
		'https://example.org/x',
		'/path',
		'javascript:alert(1)',
		'http://127.0.0.1.example.org/',
	] )( '%s is refused', async ( url ) => {
		const { status: code, body } = await rest( 'POST', {
			urls: [ `${ site.url }/x-fine/`, url ],
		} );
		expect( [ code, body.code ] ).toEqual( [
			400,
			'pharos_indexnow_invalid_urls',
		] );
		expect( ( await status() ).queue ).toBe( 0 );
	} );

	test( 'a page set to noindex is refused', async () => {
		const id = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'x', 'post_name' => 'x-no', 'post_status' => 'publish', 'meta_input' => [ '_pharos_noindex' => 'yes' ] ] );`
		);
		const { status: code, body } = await rest( 'POST', {
			urls: [ `${ site.url }/x-no/` ],
		} );
		expect( [ code, body.message ] ).toEqual( [
			400,
			expect.stringContaining( 'noindex' ),
		] );
		await remove( id );
	} );

	test( 'an editor can’t', async () => {
		const editor = await site.as( 'editor' );
		for ( const method of [ 'GET', 'POST', 'DELETE' ] ) {
			expect(
				( await editor.rest( method, '/pharos/v1/indexnow' ) ).status
			).toBe( 403 );
		}
	} );

	( hasTerminal( site ) ? test : test.skip )( 'with WP-CLI', async () => {
		const dry = await wp(
			site,
			'pharos',
			'indexnow',
			'submit',
			`${ site.url }/x-cli/`,
			'--dry-run'
		);
		expect( dry.stdout ).toContain( '1 URL would be submitted.' );
		expect( engine.submitted ).toEqual( [] );
		const done = await wp(
			site,
			'pharos',
			'indexnow',
			'submit',
			`${ site.url }/x-cli/`
		);
		expect( done.stdout + done.stderr ).toContain(
			'Success: 1 URL submitted. Accepted.'
		);
		expect( engine.submitted[ 0 ]?.urlList ).toEqual( [
			`${ site.url }/x-cli/`,
		] );
		const log = await wp(
			site,
			'pharos',
			'indexnow',
			'log',
			'--format=json'
		);
		expect( JSON.parse( log.stdout ) ).toHaveLength( 1 );
		const refused = await wp(
			site,
			'pharos',
			'indexnow',
			'submit',
			'https://example.org/'
		);
		expect( refused.code ).toBe( 1 );
	} );
} );

describe( 'Nothing is noted or submitted', () => {
	const obstacle = ( code: string ) =>
		site.php(
			`${ code } return Pharos\\IndexNow\\Obstacle::find( new Pharos\\Settings\\Settings() );`
		);

	test( 'on a local or staging site', async () => {
		const real = `remove_all_filters( 'pharos_indexnow_url' );`;
		expect( await obstacle( real ) ).toBe( 'development' );
		const at = ( host: string ) =>
			`${ real } add_filter( 'pre_option_home', static fn() => 'https://${ host }' ); add_filter( 'pharos_is_development_site', static fn( $is, $host ) => Pharos\\Analysis\\DevelopmentSite::is_name( $host ), 10, 2 );`;
		expect( await obstacle( at( 'tea.test' ) ) ).toBe( 'development' );
		expect( await obstacle( at( 'intranet' ) ) ).toBe( 'development' );
		expect( await obstacle( at( 'tea.example.org' ) ) ).toBe( '' );
	} );

	test( 'while search engines are discouraged', async () => {
		await site.option( 'blog_public', '0' );
		const id = await create( { post_name: 'x-hidden' } );
		expect( await submitted( '' ) ).toEqual( [] );
		expect( await status() ).toMatchObject( {
			obstacle: 'hidden',
			queue: 0,
		} );
		expect( ( await rest( 'POST' ) ).status ).toBe( 409 );
		await site.option( 'blog_public', '1' );
		await remove( id );
	} );

	test( 'after it was turned off: the queue is emptied', async () => {
		const id = await create( { post_name: 'x-then-off' } );
		await configure( { enable_indexnow: false } );
		const admin = await site.as( 'admin' );
		await admin.rest( 'POST', '/pharos/v1/admin-settings', {
			data: { enable_indexnow: true },
		} );
		await admin.rest( 'POST', '/pharos/v1/admin-settings', {
			data: { enable_indexnow: false },
		} );
		expect( await status() ).toMatchObject( { queue: 0, next: null } );
		await remove( id );
	} );
} );

test( 'Another plugin that submits the same URLs is named', async () => {
	expect(
		await site.php(
			`add_filter( 'option_active_plugins', static fn( $all ) => [ ...$all, 'indexnow/indexnow-url-submission.php' ] );
			return Pharos\\IndexNow\\Obstacle::other_plugins();`
		)
	).toEqual( [ 'IndexNow' ] );
} );

test( 'The key is in no settings file', async () => {
	const admin = await site.as( 'admin' );
	await status();
	const { body } = await admin.rest( 'POST', '/pharos/v1/export-settings', {
		categories: [ 'sitemaps', 'features', 'advanced' ],
	} );
	const file = JSON.stringify( body );
	expect( file ).toContain( '"enable_indexnow":true' );
	expect( file ).not.toContain(
		await site.option< string >( 'pharos_indexnow_key' )
	);
} );
