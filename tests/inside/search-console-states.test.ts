/** The errors of a connection to Search Console, and the behavior of the site. */
import { CLIENT, startGoogleFor, type SiteGoogle } from '../support/google';
import { hasTerminal, wp } from '../support/wp-cli';
import type { Fault } from '../simulators/google';
import { connectionOf, search } from '../integration/support/search-console';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

let google: SiteGoogle;
beforeAll( async () => {
	google = await startGoogleFor( site );
} );
afterAll( () => google.stop() );
beforeEach( async () => {
	google.reset();
	await google.forget();
} );

const home = `${ site.url }/`;

// A test expires the access token instead of changing PHP's clock.
const EXPIRE = `
	use Pharos\\SearchConsole\\Vault;
	$name = 'pharos_search_console_tokens';
	$tokens = Vault::open( get_option( $name )['sealed'] );
	update_option( $name, [ 'sealed' => Vault::seal( [ 'expires_at' => time() + 59 ] + $tokens ) ], false );`;

/** Requests data like the background job: returns the number of rows, or the error code. */
const QUERY = `
	try {
		$answer = ( new Pharos\\SearchConsole\\Google\\Api() )->query( $args['property'], [
			'startDate' => gmdate( 'Y-m-d', time() - 10 * DAY_IN_SECONDS ),
			'endDate' => gmdate( 'Y-m-d', time() - 5 * DAY_IN_SECONDS ),
			'dimensions' => [ 'date' ],
		] );
		return count( $answer['rows'] );
	} catch ( Pharos\\SearchConsole\\Google\\Failure $failure ) {
		return $failure->reason;
	}`;

const query = () => site.php< number | string >( QUERY, { property: home } );

/** The requests to Google, such as "POST /token". */
const asked = () =>
	google.log.map(
		( { method, path } ) => `${ method } ${ path.split( '/' ).pop() }`
	);

const seconds = ( iso: string | null ) =>
	( Date.parse( iso ?? '' ) - Date.now() ) / 1000;

describe( 'Access tokens', () => {
	test( 'are used until they expire, and refreshed then', async () => {
		await google.connect();
		google.clearLog();
		expect( await query() ).toBe( 6 );
		expect( await query() ).toBe( 6 );
		expect( asked() ).toEqual( [ 'POST query', 'POST query' ] );

		await site.php( EXPIRE );
		google.clearLog();
		expect( await query() ).toBe( 6 );
		expect( await query() ).toBe( 6 );
		expect( asked() ).toEqual( [
			'POST token',
			'POST query',
			'POST query',
		] );
	} );

	test( 'are refreshed once, however many requests need one at the same moment', async () => {
		await google.connect();
		await site.php( EXPIRE );
		google.clearLog();
		google.inject( {
			fault: 'slow',
			ms: 500,
			match: { path: '^/token' },
		} );
		expect(
			await Promise.all( [ query(), query(), query(), query() ] )
		).toEqual( [ 6, 6, 6, 6 ] );
		expect( asked().filter( ( one ) => one === 'POST token' ) ).toEqual( [
			'POST token',
		] );
	} );

	test( 'a request that waits in vain for another one’s refresh doesn’t try it again', async () => {
		await google.connect();
		await site.php( EXPIRE );
		google.clearLog();
		// Long enough for the other requests to start on a busy machine.
		google.inject( {
			fault: 'slow',
			ms: 2000,
			match: { path: '^/token' },
		} );
		google.configure( { clients: [] } );
		const reasons = await Promise.all( [ query(), query(), query() ] );
		expect( reasons ).toContain( 'invalid_client' );
		expect( asked().length ).toBeLessThan( 3 );
	} );

	test( 'the lock of a request that has died is over after half a minute', async () => {
		await google.connect();
		await site.php( EXPIRE );
		await site.php(
			`update_option( 'pharos_search_console_lock', [ 'owner' => 'dead', 'until' => time() + 1 ], false );`
		);
		expect( await query() ).toBe( 6 );
	} );

	test( 'one that Google refuses before its time is refreshed once, and the request sent once more', async () => {
		await google.connect();
		google.clearLog();
		google.inject( { fault: 'expired_access' } );
		expect( await query() ).toBe( 6 );
		expect( asked() ).toEqual( [
			'POST query',
			'POST token',
			'POST query',
		] );
		google.clearLog();
		google.inject( { fault: 'expired_access', times: 9 } );
		expect( await query() ).toBe( 'unauthorized' );
		expect( asked() ).toEqual( [
			'POST query',
			'POST token',
			'POST query',
		] );
	} );

	test( 'a service account signs again, and asks for more only to submit a sitemap', async () => {
		await google.connectServiceAccount();
		await site.php( EXPIRE );
		google.clearLog();
		expect( await query() ).toBe( 6 );
		expect( asked() ).toEqual( [ 'POST token', 'POST query' ] );
		expect(
			( await search( 'POST', '/search-console/sitemaps' ) ).status
		).toBe( 200 );
		google.clearLog();
		expect( await query() ).toBe( 6 );
		expect( asked() ).toEqual( [ 'POST query' ] );
	} );
} );

describe( 'Faults of Google', () => {
	const faults: [ Fault, string ][] = [
		[ { fault: 'forbidden' }, 'access_lost' ],
		[ { fault: 'scope' }, 'scope_missing' ],
		[ { fault: 'api_disabled' }, 'api_disabled' ],
		[ { fault: 'error_500' }, 'unavailable' ],
		[ { fault: 'error_503' }, 'unavailable' ],
		[ { fault: 'error_500', html: true }, 'unavailable' ],
		[ { fault: 'reset' }, 'unreachable' ],
		[ { fault: 'malformed' }, 'bad_response' ],
		[ { fault: 'truncated' }, 'bad_response' ],
		[ { fault: 'html200' }, 'bad_response' ],
		[ { fault: 'empty200' }, 'bad_response' ],
	];
	test.each( faults )(
		'%j: asked once, shown as %s with what to do, and over with the next answer',
		async ( fault, reason ) => {
			await google.connect();
			google.clearLog();
			google.inject( { ...fault, match: { path: 'query$' } } );
			expect( await query() ).toBe( reason );
			expect( google.log ).toHaveLength( 1 );

			// The connection and its property stay, with a message.
			const { error, ...connection } = await connectionOf();
			expect( connection ).toMatchObject( {
				authenticated: '1',
				selectedSite: home,
				blocked_until: null,
			} );
			expect( error?.code ).toBe( reason );
			expect( error?.message ).toMatch( /^[A-Z].{30,}\.$/ );

			expect( await query() ).toBe( 6 );
			expect( ( await connectionOf() ).error ).toBeNull();
		}
	);

	test( 'each state of the owner has a message of its own', async () => {
		const messages = await site.php< string[] >(
			`return array_map( [ Pharos\\SearchConsole\\Reasons::class, 'message' ], $args );`,
			[
				...faults.map( ( [ , reason ] ) => reason ),
				'no_credentials',
				'client_changed',
				'token_revoked',
				'invalid_client',
				'invalid_service_account',
				'no_openssl',
				'unauthorized',
				'salts_changed',
				'secrets_corrupted',
				'site_moved',
				'quota_exceeded',
				'rate_limited',
				'no_such_reason',
			]
		);
		expect( new Set( messages ).size ).toBe( 6 + 13 );
	} );

	test( 'no answer at all: given up after 15 seconds', async () => {
		await google.connect();
		google.inject( { fault: 'hang', match: { path: 'query$' } } );
		const [ answer, limit ] = await site.php< [ string, number ] >(
			`$limit = null;
			// A second of the test's for all that Pharos waits.
			add_filter( 'http_request_args', static function ( $sent ) use ( &$limit ) {
				$limit = $sent['timeout'];
				return [ 'timeout' => $limit / 15 ] + $sent;
			} );
			$answer = ( static function () use ( $args ) {${ QUERY } } )();
			return [ $answer, $limit ];`,
			{ property: home }
		);
		expect( answer ).toBe( 'unreachable' );
		expect( limit ).toBe( 15 );
	} );

	test( 'a slow answer is an answer', async () => {
		await google.connect();
		google.inject( {
			fault: 'slow',
			ms: 1500,
			match: { path: 'query$' },
		} );
		expect( await query() ).toBe( 6 );
	} );

	test( 'no data yet: no rows, and no error', async () => {
		await google.connect();
		google.inject( { fault: 'empty_rows' } );
		expect( await query() ).toBe( 0 );
		expect( ( await connectionOf() ).error ).toBeNull();
	} );

	test( 'a dead refresh token: tokens are deleted, Google is left alone, and connecting again keeps the property', async () => {
		await google.connect();
		google.inject( { fault: 'revoked_refresh' } );
		expect( await query() ).toBe( 'token_revoked' );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			selectedSite: home,
			error: { code: 'token_revoked' },
		} );
		expect( await site.option( 'pharos_search_console_tokens' ) ).toBe(
			false
		);
		google.clearLog();
		expect( await query() ).toBe( 'token_revoked' );
		expect( google.log ).toEqual( [] );

		await google.consent();
		expect( await connectionOf() ).toMatchObject( {
			error: null,
			selectedSite: home,
		} );
		expect( await query() ).toBe( 6 );
	} );

	test( 'a property that the account can’t read any more stays lost until it is back, or another one is selected', async () => {
		const other = 'sc-domain:example.com';
		await google.connect();
		google.configure( {
			sites: [ { siteUrl: other, permissionLevel: 'siteOwner' } ],
		} );
		const error = async () => ( await connectionOf() ).error?.code;
		expect( await query() ).toBe( 'access_lost' );
		await search( 'GET', '/sites' );
		expect( await error() ).toBe( 'access_lost' );
		await search( 'PUT', '/site', { url: other } );
		expect( await error() ).toBeUndefined();
		google.configure( { sites: [] } );
		await search( 'GET', '/sites' );
		expect( await error() ).toBe( 'access_lost' );
	} );

	test( 'a client that is wrong: the refresh token stays, and works again with the right one', async () => {
		await google.connect();
		await site.php( EXPIRE );
		google.inject( { fault: 'bad_client' } );
		expect( await query() ).toBe( 'invalid_client' );
		expect( ( await connectionOf() ).error?.code ).toBe( 'invalid_client' );
		expect( await query() ).toBe( 6 );
	} );

	test( 'permission that was taken away while refreshing', async () => {
		await google.connect();
		await site.php( EXPIRE );
		google.inject( { fault: 'partial_scope' } );
		expect( await query() ).toBe( 'scope_missing' );
		expect( ( await connectionOf() ).error?.code ).toBe( 'scope_missing' );
	} );
} );

describe( 'Quotas', () => {
	const left = async () => seconds( ( await connectionOf() ).blocked_until );

	test.each( [
		[ 30, 29, 34 ],
		[ 'date', 25, 34 ],
		[ 600, 599, 661 ],
		// Fifteen minutes at most.
		[ 7200, 890, 900 ],
		// Without a time from Google: half a minute, increasing each time.
		[ null, 29, 34 ],
	] as const )(
		'429 with Retry-After %s: no earlier request',
		async ( retryAfter, from, to ) => {
			await google.connect();
			google.inject( {
				fault: 'rate_429',
				retryAfter,
				match: { path: 'query$' },
			} );
			expect( await query() ).toBe( 'rate_limited' );
			google.clearLog();

			// Neither the job nor a user sends a request.
			expect( await query() ).toBe( 'rate_limited' );
			const { status, body } = await search( 'GET', '/sites' );
			expect( [ status, body.code ] ).toEqual( [
				429,
				'pharos_google_rate_limited',
			] );
			expect( google.log ).toEqual( [] );
			const wait = await left();
			expect( wait ).toBeGreaterThan( from - 3 );
			expect( wait ).toBeLessThanOrEqual( to );
			expect( ( await connectionOf() ).error?.code ).toBe(
				'rate_limited'
			);
		}
	);

	const over = () =>
		site.php(
			`$name = 'pharos_search_console_state';
			update_option( $name, [ 'until' => time() - 1 ] + get_option( $name ), false );`
		);

	test( '403 quotaExceeded: fifteen minutes, and then Google is asked again', async () => {
		await google.connect();
		google.inject( { fault: 'quota_403', match: { path: 'query$' } } );
		expect( await query() ).toBe( 'quota_exceeded' );
		expect( await left() ).toBeGreaterThan( 890 );
		await over();
		expect( ( await connectionOf() ).error ).toBeNull();
		expect( await query() ).toBe( 6 );
		expect( await connectionOf() ).toMatchObject( {
			error: null,
			blocked_until: null,
		} );
	} );

	test( 'pauses without a time of Google’s grow', async () => {
		await google.connect();
		google.inject( {
			fault: 'rate_429',
			retryAfter: null,
			times: 3,
			match: { path: 'query$' },
		} );
		const waits: number[] = [];
		for ( let i = 0; i < 3; i++ ) {
			expect( await query() ).toBe( 'rate_limited' );
			waits.push( await left() );
			await over();
		}
		expect( waits[ 1 ] ).toBeGreaterThan( 55 );
		expect( waits[ 2 ] ).toBeGreaterThan( 115 );
	} );

	test( 'connecting again, or a new client secret, doesn’t end a pause', async () => {
		await google.connect();
		google.inject( { fault: 'rate_429', match: { path: 'query$' } } );
		await query();
		await google.consent();
		await search( 'POST', '/google-credentials', {
			client_id: CLIENT.id,
			client_secret: CLIENT.secret,
		} );
		google.clearLog();
		expect( await query() ).toBe( 'rate_limited' );
		expect( google.log ).toEqual( [] );
	} );

	test( 'one at the refresh of a token counts as well', async () => {
		await google.connect();
		await site.php( EXPIRE );
		google.inject( { fault: 'rate_429', match: { path: '^/token' } } );
		expect( await query() ).toBe( 'rate_limited' );
		expect( await left() ).toBeGreaterThan( 25 );
	} );
} );

describe( 'A copy of the site', () => {
	const move = ( to: string | null ) =>
		site.php(
			`$name = 'pharos_search_console';
			update_option( $name, [ 'home' => $args['home'] ?? Pharos\\SearchConsole\\HomeAddress::now() ] + get_option( $name ), false );`,
			{ home: to }
		);

	test( 'pauses until its owner says that the site has moved', async () => {
		await google.connect();
		await move( 'production.example' );
		google.clearLog();
		expect( await query() ).toBe( 'site_moved' );
		expect( ( await connectionOf() ).error?.code ).toBe( 'site_moved' );
		expect( ( await search( 'GET', '/sites' ) ).status ).toBe( 409 );
		expect( google.log ).toEqual( [] );

		const { body } = await search( 'POST', '/search-console/moved' );
		expect( body.data ).toMatchObject( { error: null } );
		expect( await query() ).toBe( 6 );
	} );

	test( 'disconnects without ending the connection of the original', async () => {
		await google.connect();
		await move( 'production.example' );
		google.clearLog();
		await search( 'DELETE', '/revoke-auth' );
		expect( google.log ).toEqual( [] );
		expect( ( await connectionOf() ).authenticated ).toBe( '' );
	} );

	test.each( [
		[ 'https://www.example.com/', 'http://example.com', true ],
		[ 'https://example.com', 'https://staging.example.com', false ],
		[ 'https://example.com', 'https://example.com/staging', false ],
		[ 'http://localhost:8080', 'http://localhost:8081', false ],
		[ 'https://EXAMPLE.com/a/', 'https://example.com/a', true ],
	] )( '%s and %s: the same site is %s', async ( one, other, same ) => {
		const [ a, b ] = await site.php< string[] >(
			`return array_map( [ Pharos\\SearchConsole\\HomeAddress::class, 'normalize' ], $args );`,
			[ one, other ]
		);
		expect( a === b ).toBe( same );
	} );
} );

describe( 'Other salts in wp-config.php', () => {
	withSnippet(
		'other-salts',
		`if ( get_option( 'test_other_salts' ) ) {
			add_filter( 'salt', static fn( $salt ) => $salt . 'x' );
		}`
	);
	const change = ( to: 1 | null ) => site.option( 'test_other_salts', to );
	afterEach( () => change( null ) );

	/** The data of the connection, read by PHP without a logged-in user, which salts support, too. */
	const state = () =>
		site.php< { error: { code: string } | null; selectedSite: string } >(
			`return Pharos\\SearchConsole\\Overview::data();`
		);

	test( 'the connection is shown as unreadable, Google is left alone, and connecting again mends it', async () => {
		await google.connect();
		google.clearLog();
		await change( 1 );
		expect( await state() ).toMatchObject( {
			selectedSite: home,
			error: {
				code: 'salts_changed',
				message: expect.stringContaining( 'Enter the credentials' ),
			},
			credentials: { unreadable: true },
		} );
		expect( await query() ).toBe( 'salts_changed' );
		expect( google.log ).toEqual( [] );

		// The token to revoke can't be decrypted.
		await site.php( 'Pharos\\SearchConsole\\Disconnect::run();' );
		expect( google.log ).toEqual( [] );
		await change( null );
		await google.connect();
		expect( await query() ).toBe( 6 );
	} );

	test( 'damage is another state', async () => {
		await google.connect();
		await site.php(
			`$name = 'pharos_search_console_credentials';
			$option = get_option( $name );
			$option['secrets'] = substr( $option['secrets'], 0, -8 ) . 'AAAAAAA=';
			update_option( $name, $option, false );`
		);
		expect( ( await connectionOf() ).error?.code ).toBe(
			'secrets_corrupted'
		);
	} );
} );

describe( 'The user who has connected the account', () => {
	const warning = async () => ( await connectionOf() ).warning;

	test( 'is replaced by whoever connects again: until then, the others are told, and the figures go on', async () => {
		await google.connect();
		expect( await warning() ).toBeNull();
		const owner = await site.php< number >(
			`$id = wp_insert_user( [ 'user_login' => 'leaver', 'user_pass' => 'x', 'display_name' => 'Ada & Co', 'role' => 'administrator' ] );
			update_option( 'pharos_search_console', [ 'owner' => $id ] + get_option( 'pharos_search_console' ), false );
			return $id;`
		);
		expect( await warning() ).toBeNull();
		await site.php( `( new WP_User( $args[0] ) )->set_role( 'editor' );`, [
			owner,
		] );
		expect( await warning() ).toMatchObject( {
			code: 'owner_demoted',
			message: expect.stringContaining( 'Ada & Co, who connected' ),
		} );
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( $args[0] );`,
			[ owner ]
		);
		expect( await warning() ).toMatchObject( { code: 'owner_deleted' } );
		expect( await connectionOf() ).toMatchObject( { error: null } );
		expect( await query() ).toBe( 6 );
		await google.consent();
		expect( await warning() ).toBeNull();
	} );

	test( 'owns no service account', async () => {
		await google.connectServiceAccount();
		await site.php(
			`update_option( 'pharos_search_console', [ 'owner' => 999999 ] + get_option( 'pharos_search_console' ), false );`
		);
		expect( await warning() ).toBeNull();
	} );
} );

describe( 'Disconnecting', () => {
	// A second of the test's for the five that Pharos waits.
	withSnippet(
		'impatient',
		`add_filter( 'http_request_args', static function ( $sent, $url ) {
			if ( ! str_ends_with( $url, '/revoke' ) ) {
				return $sent;
			}
			update_option( 'test_limit', $sent['timeout'] );
			return [ 'timeout' => $sent['timeout'] / 5 ] + $sent;
		}, 10, 2 );`
	);
	afterEach( () => site.option( 'test_limit', null ) );

	test.each( [
		[ 'Google revokes the grant', [] ],
		[ 'Google knows nothing of it', 'revoked' ],
		[ 'Google is down', [ { fault: 'error_500' } ] ],
		[ 'Google doesn’t answer', [ { fault: 'hang' } ] ],
	] as const )( '%s: nothing of the account is left', async ( _, faults ) => {
		await google.connect();
		google.clearLog();
		if ( faults === 'revoked' ) {
			google.revokeRefresh();
		} else {
			google.inject( ...faults );
		}
		const { status, body } = await search( 'DELETE', '/revoke-auth' );
		expect( [ status, body.success ] ).toEqual( [ 200, true ] );
		expect( asked() ).toEqual( [ 'POST revoke' ] );
		expect( await site.option( 'test_limit' ) ).toBe( '5' );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '',
			selectedSite: '',
			profile: { email: '' },
			error: null,
			credentials: { source: 'stored' },
		} );
		expect( await query() ).toBe( 'not_connected' );
		await search( 'DELETE', '/google-credentials' );
		expect(
			await site.php(
				`global $wpdb;
					return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pharos_search_console%'" );`
			)
		).toEqual( [] );
	} );

	( hasTerminal( site ) ? test : test.skip )(
		'from a terminal, after a look at the connection',
		async () => {
			await google.connect();
			const command = ( ...words: string[] ) =>
				wp( site, 'pharos', 'search-console', ...words );
			const status = await command( 'status', '--format=json' );
			expect( JSON.parse( status.stdout ) ).toMatchObject( {
				method: 'oauth',
				email: 'owner@example.com',
				property: home,
				credentials: 'stored',
				error: '',
			} );
			expect( status.code ).toBe( 0 );
			expect( ( await command( 'disconnect', '--yes' ) ).stdout ).toBe(
				'Success: Your account has been disconnected.\n'
			);
			expect( google.log.at( -1 )?.path ).toBe( '/revoke' );
			expect( ( await command( 'status' ) ).code ).toBe( 1 );
		},
		20_000
	);
} );
