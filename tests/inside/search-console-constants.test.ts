/** Connections configured by the server administrator or a vendor: constants in wp-config.php, and a filter. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	CLIENT,
	redirectUri,
	startGoogleFor,
	type SiteGoogle,
} from '../support/google';
import { connectionOf, search } from '../integration/support/search-console';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const home = `${ site.url }/`;
const keyFile = join( site.folder, 'wp-content', 'key-of-google.json' );

// A must-use plugin replaces wp-config.php: both are loaded before the plugin.
withSnippet(
	'google-constants',
	`foreach ( (array) get_option( 'test_google_constants', [] ) as $name => $value ) {
		define( $name, $value );
	}
	if ( get_option( 'test_google_proxy' ) ) {
		add_filter( 'pharos_google_proxy', static fn() => [
			'auth_url' => 'https://vendor.example/connect',
			'connected' => get_option( 'test_google_proxy' ) === 'connected',
			'email' => 'owner@vendor.example',
			'token' => static function ( bool $again ) {
				update_option( 'test_google_asked', [ ...(array) get_option( 'test_google_asked', [] ), $again ] );
				$token = get_option( 'test_google_token' );
				return $token ? [ 'access_token' => $again ? $token : 'old' ] : new WP_Error( 'vendor', 'Away' );
			},
			'revoke' => static fn() => update_option( 'test_google_proxy', 'there' ),
		] );
	}`
);

let google: SiteGoogle;
beforeAll( async () => {
	google = await startGoogleFor( site );
} );
const forget = () =>
	site.php(
		`foreach ( [ 'constants', 'proxy', 'asked', 'token' ] as $name ) {
			delete_option( "test_google_$name" );
		}`
	);
beforeEach( async () => {
	google.reset();
	await google.forget();
	await forget();
} );
afterAll( async () => {
	await forget();
	await google.stop();
	rmSync( keyFile, { force: true } );
} );

const define = ( constants: Record< string, string > ) =>
	site.option( 'test_google_constants', constants );

const locked = async () => {
	for ( const [ method, body ] of [
		[ 'POST', { client_id: CLIENT.id, client_secret: 'x' } ],
		[ 'DELETE', undefined ],
	] as const ) {
		const answer = await search( method, '/google-credentials', body );
		expect( [ method, answer.status, answer.body.code ] ).toEqual( [
			method,
			409,
			'pharos_google_credentials_locked',
		] );
	}
};

test( 'An OAuth client from constants: its fields are locked, and the owner only has to sign in', async () => {
	await define( {
		PHAROS_GOOGLE_CLIENT_ID: CLIENT.id,
		PHAROS_GOOGLE_CLIENT_SECRET: CLIENT.secret,
	} );
	expect( await connectionOf() ).toMatchObject( {
		authenticated: '',
		credentials: {
			source: 'constant',
			kind: 'oauth',
			client_id: CLIENT.id,
		},
	} );
	await locked();
	expect( await google.consent() ).toMatch( /#\/dashboard$/ );
	expect( await connectionOf() ).toMatchObject( {
		authenticated: '1',
		method: 'oauth',
		error: null,
	} );

	// Another client can't use these tokens, and the constants may be removed.
	await define( {
		PHAROS_GOOGLE_CLIENT_ID: '99-other.apps.googleusercontent.com',
		PHAROS_GOOGLE_CLIENT_SECRET: 'other',
	} );
	expect( ( await connectionOf() ).error?.code ).toBe( 'client_changed' );
	await define( {} );
	expect( ( await connectionOf() ).error?.code ).toBe( 'no_credentials' );
} );

test.each( [
	[ 'JSON', () => JSON.stringify( google.serviceAccount ) ],
	[
		'the path of a file',
		() => {
			writeFileSync( keyFile, JSON.stringify( google.serviceAccount ) );
			return keyFile;
		},
	],
] )(
	'A service account from a constant (%s) is connected without a further step',
	async ( _, value ) => {
		await define( { PHAROS_GOOGLE_SERVICE_ACCOUNT: value() } );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			method: 'service_account',
			profile: { email: google.serviceAccount.client_email },
			credentials: { source: 'constant', kind: 'service_account' },
			error: null,
		} );
		await locked();
		expect(
			( await search( 'PUT', '/site', { url: home } ) ).body.success
		).toBe( true );
		expect( ( await connectionOf() ).selectedSite ).toBe( home );

		const { body } = await search( 'DELETE', '/revoke-auth' );
		expect( body.message ).toContain( 'wp-config.php' );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			selectedSite: '',
		} );
	}
);

test.each( [ 'no key', '/no/such/file.json', '{"type":"service_account"}' ] )(
	'A constant with %s is a state of its own, and Google is left alone',
	async ( value ) => {
		await define( { PHAROS_GOOGLE_SERVICE_ACCOUNT: value } );
		expect( ( await connectionOf() ).error?.code ).toBe(
			'invalid_service_account'
		);
		expect( ( await search( 'GET', '/sites' ) ).status ).toBe( 409 );
		expect( google.log ).toEqual( [] );
	}
);

describe( 'A vendor’s proxy', () => {
	test( 'signs the owner in, gives tokens, and is told when the account is disconnected', async () => {
		// A vendor's proxy, without a signed-in user;
		await site.option( 'test_google_proxy', 'there' );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '',
			credentials: { source: 'proxy' },
			problems: [],
		} );
		expect( ( await search( 'GET', '/auth-url' ) ).body.url ).toBe(
			'https://vendor.example/connect'
		);

		// a user signs in, with a token that Google accepts;
		google.configure( {
			clients: [ { ...CLIENT, redirectUris: [ redirectUri( site ) ] } ],
		} );
		const token = await vendorToken();
		await site.option( 'test_google_token', token );
		await site.option( 'test_google_proxy', 'connected' );
		google.clearLog();

		// the site sends requests with it, a second time if Google refuses the first token,
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			method: 'proxy',
			profile: { email: 'owner@vendor.example' },
			can_submit_sitemaps: false,
		} );
		expect( ( await search( 'GET', '/sites' ) ).body.suggested ).toBe(
			home
		);
		expect( await site.option( 'test_google_asked' ) ).toEqual( [
			false,
			true,
		] );
		expect( google.log.map( ( { status } ) => status ) ).toEqual( [
			401, 200,
		] );

		// and notifies the vendor of the disconnection.
		await search( 'DELETE', '/revoke-auth' );
		expect( ( await connectionOf() ).authenticated ).toBe( '' );
	} );

	test( 'that is away is a failure like any other', async () => {
		await site.option( 'test_google_proxy', 'connected' );
		const { status, body } = await search( 'GET', '/sites' );
		expect( [ status, body.code ] ).toEqual( [
			503,
			'pharos_google_unavailable',
		] );
	} );
} );

/** An access token of the simulated Google, as requested by a vendor's server. */
async function vendorToken(): Promise< string > {
	const ask = new URL( `${ google.url }/o/oauth2/v2/auth` );
	ask.search = String(
		new URLSearchParams( {
			client_id: CLIENT.id,
			redirect_uri: redirectUri( site ),
			response_type: 'code',
			scope: 'https://www.googleapis.com/auth/webmasters.readonly',
		} )
	);
	const back = await fetch( ask, { redirect: 'manual' } );
	const answer = await fetch( `${ google.url }/token`, {
		method: 'POST',
		body: new URLSearchParams( {
			grant_type: 'authorization_code',
			client_id: CLIENT.id,
			client_secret: CLIENT.secret,
			redirect_uri: redirectUri( site ),
			code:
				new URL(
					back.headers.get( 'location' ) ?? ''
				).searchParams.get( 'code' ) ?? '',
		} ),
	} );
	return ( await answer.json() ).access_token;
}

test( 'What Google would refuse as a redirect URI is told beforehand', async () => {
	const problems = ( uri: string ) =>
		site.php< string[] >(
			`add_filter( 'admin_url', static fn() => $args['uri'] );
			return array_column( Pharos\\SearchConsole\\Overview::data()['problems'], 'code' );`,
			{ uri }
		);
	const cases: [ string, string[] ][] = [
		[ 'https://shop.com/wp-admin/admin-post.php', [] ],
		[ 'http://localhost/wp-admin/admin-post.php', [] ],
		[ 'http://127.0.0.1:8080/x', [] ],
		[ 'http://shop.com/x', [ 'no_https' ] ],
		[ 'https://shop.local/x', [ 'no_public_host' ] ],
		[ 'https://shop.test/x', [ 'no_public_host' ] ],
		[ 'https://intranet/x', [ 'no_public_host' ] ],
		[ 'https://192.168.1.4/x', [ 'no_public_host' ] ],
		[ 'https://[fd00::1]/x', [ 'no_public_host' ] ],
		[ 'http://10.0.0.1/x', [ 'no_public_host', 'no_https' ] ],
	];
	const found = [];
	for ( const [ uri ] of cases ) {
		found.push( [ uri, await problems( uri ) ] );
	}
	expect( found ).toEqual( cases );
} );
