/** Connecting a site to Google Search Console as its owner. */
import { CLIENT, startGoogleFor, type SiteGoogle } from '../support/google';
import {
	connectionOf,
	search,
	type Connection,
} from '../integration/support/search-console';
import { site } from '../integration/support/site';

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
const app = `${ site.url }/wp-admin/admin.php?page=pharos_settings`;

const enterClient = () =>
	search( 'POST', '/google-credentials', {
		client_id: CLIENT.id,
		client_secret: CLIENT.secret,
	} );

/** The Google URL that the user is sent to. */
const authUrl = async ( sitemaps = 0 ): Promise< URL > =>
	new URL(
		( await search( 'GET', `/auth-url?sitemaps=${ sitemaps }` ) ).body
			.url as string
	);

/** Google's response when the user allows access: the callback URL with its parameters. */
const allow = async ( url: URL ): Promise< URL > => {
	const response = await fetch( url, { redirect: 'manual' } );
	return new URL( response.headers.get( 'location' ) ?? '' );
};

/** Opens the callback URL; returns the data of the application. */
const comeBack = async ( url: URL, as: 'admin' | 'editor' = 'admin' ) => {
	const response = await ( await site.as( as ) ).fetch( url.href );
	const location = response.headers.get( 'location' );
	if ( ! location ) {
		return { status: response.status };
	}
	const { searchParams: query, pathname, hash, origin } = new URL( location );
	expect( origin + pathname + hash ).toBe(
		`${ site.url }/wp-admin/admin.php#/dashboard`
	);
	return {
		status: response.status,
		code: query.get( 'gcp_error_code' ),
		reason: query.get( 'status' ),
	};
};

const nothingConnected: Partial< Connection > = {
	authenticated: '',
	profile: { email: '' },
	selectedSite: '',
	method: '',
	error: null,
};

describe( 'With an OAuth client of the site', () => {
	test( 'the owner enters it, allows access and selects the property', async () => {
		// A site without a connection;
		expect( await connectionOf() ).toMatchObject( {
			...nothingConnected,
			credentials: { source: 'none', kind: '', client_id: '' },
			simulated: true,
			problems: [],
		} );

		// its owner enters a client, whose secret isn't returned,
		const saved = await enterClient();
		expect( saved.body.data ).toMatchObject( {
			...nothingConnected,
			credentials: {
				source: 'stored',
				kind: 'oauth',
				client_id: CLIENT.id,
			},
		} );
		expect( JSON.stringify( saved.body ) ).not.toContain( CLIENT.secret );

		// and opens the Google URL;
		const url = await authUrl();
		expect( Object.fromEntries( url.searchParams ) ).toMatchObject( {
			client_id: CLIENT.id,
			redirect_uri: ( await connectionOf() ).redirect_uri,
			response_type: 'code',
			scope: 'https://www.googleapis.com/auth/webmasters.readonly openid email',
			access_type: 'offline',
			prompt: 'consent',
			code_challenge_method: 'S256',
			state: expect.stringMatching( /^[\w-]{43}$/ ),
			nonce: expect.stringMatching( /^[\w-]{43}$/ ),
		} );
		expect( await comeBack( await allow( url ) ) ).toEqual( {
			status: 302,
			code: null,
			reason: null,
		} );

		// then the account is connected, and its property can be selected.
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			profile: { email: 'owner@example.com' },
			selectedSite: '',
			method: 'oauth',
			can_submit_sitemaps: false,
		} );
		expect( ( await search( 'GET', '/sites' ) ).body ).toMatchObject( {
			siteEntry: [ { siteUrl: home, permissionLevel: 'siteOwner' } ],
			suggested: home,
			automatic: true,
		} );
		const chosen = await search( 'PUT', '/site', { url: home } );
		expect( chosen.body ).toMatchObject( { success: true, site: home } );
		expect( ( await connectionOf() ).selectedSite ).toBe( home );
		expect( ( await search( 'GET', '/site' ) ).body.site ).toBe( home );
	} );

	test( 'asks for more only when the owner wants sitemaps submitted', async () => {
		await enterClient();
		const url = await authUrl( 1 );
		expect( url.searchParams.get( 'scope' ) ).toBe(
			'https://www.googleapis.com/auth/webmasters openid email'
		);
		await comeBack( await allow( url ) );
		expect( ( await connectionOf() ).can_submit_sitemaps ).toBe( true );
	} );

	test( 'connecting again keeps the property', async () => {
		await google.connect();
		expect( ( await authUrl() ).searchParams.get( 'login_hint' ) ).toBe(
			'owner@example.com'
		);
		await google.consent();
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			selectedSite: home,
		} );
	} );

	test( 'a new secret of the same client keeps the connection, another client ends it', async () => {
		await google.connect();
		await enterClient();
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			error: null,
		} );
		await search( 'POST', '/google-credentials', {
			client_id: '99-other.apps.googleusercontent.com',
			client_secret: 'another',
		} );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '',
			selectedSite: home,
		} );
		expect( google.log.at( -1 )?.path ).toBe( '/revoke' );
	} );

	test.each( [
		[ 'nothing', '', '' ],
		[ 'no secret', CLIENT.id, '' ],
		[ 'the number of a service account', '100000000000000000002', 's' ],
		[ 'an e-mail address', 'pharos@p.iam.gserviceaccount.com', 's' ],
		[ 'a file', '{"installed":{}}', 's' ],
		[ 'a sentence', 'my client', 's' ],
		[ 'a secret with spaces', CLIENT.id, 'a b' ],
	] )(
		'%s is no OAuth client, and nothing is stored',
		async ( _, id, secret ) => {
			const { status, body } = await search(
				'POST',
				'/google-credentials',
				{
					client_id: id,
					client_secret: secret,
				}
			);
			expect( [ status, body.code ] ).toEqual( [
				400,
				'pharos_google_invalid_credentials',
			] );
			expect( ( await connectionOf() ).credentials.source ).toBe(
				'none'
			);
		}
	);
} );

describe( 'Coming back from Google', () => {
	let url: URL;
	beforeEach( async () => {
		await enterClient();
		url = await authUrl();
	} );
	const stateOnly = () =>
		new URL(
			`${ url.searchParams.get( 'redirect_uri' ) }&state=${ url.searchParams.get( 'state' ) }`
		);

	test( 'users who came from the setup wizard return to it, connected or not', async () => {
		const back = async ( work: () => void = () => {} ) => {
			const { body } = await search( 'GET', '/auth-url?from=onboarding' );
			work();
			const answer = await allow( new URL( body.url as string ) );
			const response = await (
				await site.as( 'admin' )
			).fetch( answer.href );
			return response.headers.get( 'location' );
		};
		const wizard = `${ site.url }/wp-admin/admin.php?page=pharos_onboarding&step=search-console`;
		await enterClient();
		const denied = await back( () =>
			google.configure( { consent: 'deny' } )
		);
		expect( denied ).toContain( `${ wizard }&gcp_error_code=403` );
		expect( denied ).toContain( 'status=access_denied' );
		google.configure( { consent: 'allow' } );
		expect( await back() ).toBe( wizard );
		expect( ( await connectionOf() ).authenticated ).toBe( '1' );
		expect(
			( await search( 'GET', '/auth-url?from=https://evil.example' ) )
				.status
		).toBe( 400 );
	} );

	test( 'denied: 403, and nothing is connected', async () => {
		google.configure( { consent: 'deny' } );
		expect( await comeBack( await allow( url ) ) ).toMatchObject( {
			code: '403',
			reason: 'access_denied',
		} );
		expect( await connectionOf() ).toMatchObject( nothingConnected );
	} );

	test.each( [
		[ 'without a state', ( to: URL ) => to.searchParams.delete( 'state' ) ],
		[
			'with a foreign state',
			( to: URL ) => to.searchParams.set( 'state', 'x'.repeat( 43 ) ),
		],
		[
			'with a state that is a list',
			( to: URL ) => {
				to.searchParams.append(
					'state[]',
					to.searchParams.get( 'state' ) ?? ''
				);
				to.searchParams.delete( 'state' );
			},
		],
	] )( '%s: 400, and Google is not asked', async ( _, change ) => {
		const back = await allow( url );
		change( back );
		google.clearLog();
		expect( await comeBack( back ) ).toMatchObject( {
			code: '400',
			reason: 'state_invalid',
		} );
		expect( google.log ).toEqual( [] );
		expect( await connectionOf() ).toMatchObject( nothingConnected );
	} );

	test( 'a second time with the same state: 400, and the connection stays', async () => {
		const back = await allow( url );
		expect( await comeBack( back ) ).toMatchObject( { code: null } );
		expect( await comeBack( back ) ).toMatchObject( { code: '400' } );
		expect( ( await connectionOf() ).authenticated ).toBe( '1' );
	} );

	test( 'twice at the same moment: one of them connects', async () => {
		const back = await allow( url );
		const both = await Promise.all( [
			comeBack( back ),
			comeBack( back ),
		] );
		expect( both.map( ( { code } ) => code ).sort() ).toEqual( [
			'400',
			null,
		] );
	} );

	test( 'after more than ten minutes: 400', async () => {
		const back = await allow( url );
		await site.php(
			`global $wpdb;
			$all = get_option( 'pharos_search_console_sign_ins' );
			foreach ( $all as &$one ) {
				is_array( $one ) && $one['expires'] -= 601;
			}
			update_option( 'pharos_search_console_sign_ins', $all );`
		);
		expect( await comeBack( back ) ).toMatchObject( { code: '400' } );
	} );

	test( 'in another session of the same person: 400', async () => {
		const back = await allow( url );
		const other = await site.fetch( '/wp-json/pharos-test/v1/session', {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-Pharos-Test': site.secret,
			},
			body: '{"user":"admin"}',
		} );
		const cookie = other.headers
			.getSetCookie()
			.map( ( value ) => value.split( ';' )[ 0 ] )
			.join( '; ' );
		const response = await site.fetch( back.href, {
			headers: { Cookie: cookie },
		} );
		expect( response.headers.get( 'location' ) ).toContain(
			'gcp_error_code=400'
		);
		expect( ( await connectionOf() ).authenticated ).toBe( '' );
	} );

	test( 'a user who can’t connect the site: refused, and the state is still valid', async () => {
		const back = await allow( url );
		expect( await comeBack( back, 'editor' ) ).toEqual( { status: 403 } );
		expect( await comeBack( back ) ).toMatchObject( { code: null } );
	} );

	test( 'a user who is not logged in is redirected to the application, which asks to log in', async () => {
		const response = await site.fetch( ( await allow( url ) ).href );
		expect( response.headers.get( 'location' ) ).toContain(
			`${ app }&gcp_error_code=400`
		);
	} );

	test.each( [
		[ 'a wrong client', 'bad_client', '401', 'invalid_client' ],
		[ 'too many requests', 'rate_429', '429', 'rate_limited' ],
		[ 'an exhausted quota', 'quota_403', '429', 'quota_exceeded' ],
		[ 'an error of the server', 'error_500', '500', 'unavailable' ],
		[ 'an error of the server', 'error_503', '500', 'unavailable' ],
		[ 'a connection that breaks', 'reset', '503', 'unreachable' ],
		[ 'invalid JSON', 'malformed', '500', 'bad_response' ],
		[ 'half of an answer', 'truncated', '500', 'bad_response' ],
		[ 'a web page', 'html200', '500', 'bad_response' ],
		[ 'nothing', 'empty200', '500', 'bad_response' ],
		[ 'no access token', 'id_token_only', '500', 'bad_response' ],
		[ 'no refresh token', 'no_refresh_token', '500', 'no_refresh_token' ],
		[ 'too few scopes', 'partial_scope', '403', 'scope_missing' ],
	] as const )(
		'%s at the exchange (%s): %s, and nothing is saved',
		async ( _, fault, code, reason ) => {
			const back = await allow( url );
			google.inject( { fault, match: { path: '^/token' } } );
			expect( await comeBack( back ) ).toMatchObject( { code, reason } );
			expect( await connectionOf() ).toMatchObject( nothingConnected );
		}
	);

	test( 'with the code of another sign-in: the verifier doesn’t match', async () => {
		const other = await allow( await authUrl() );
		const back = await allow( url );
		back.searchParams.set( 'code', other.searchParams.get( 'code' ) ?? '' );
		expect( await comeBack( back ) ).toMatchObject( {
			code: '500',
			reason: 'code_rejected',
		} );
	} );

	test( 'with the identity of another sign-in: 500, and nothing is connected', async () => {
		url.searchParams.set( 'nonce', 'of-another-sign-in' );
		expect( await comeBack( await allow( url ) ) ).toMatchObject( {
			code: '500',
			reason: 'code_rejected',
		} );
		expect( await connectionOf() ).toMatchObject( nothingConnected );
	} );

	test( 'with an unknown error, or without a code: 500', async () => {
		const back = stateOnly();
		back.searchParams.set( 'error', 'server_error' );
		expect( await comeBack( back ) ).toMatchObject( { code: '500' } );
		url = await authUrl();
		expect( await comeBack( stateOnly() ) ).toMatchObject( {
			code: '500',
		} );
	} );
} );

describe( 'With a service account', () => {
	test( 'the key connects at once, and is not read back', async () => {
		const { status, body } = await search( 'POST', '/google-credentials', {
			service_account: JSON.stringify( google.serviceAccount ),
		} );
		expect( status ).toBe( 200 );
		expect( body.data ).toMatchObject( {
			authenticated: '1',
			method: 'service_account',
			profile: { email: google.serviceAccount.client_email },
			credentials: { source: 'stored', kind: 'service_account' },
			error: null,
		} );
		expect( JSON.stringify( body ) ).not.toContain( 'PRIVATE' );
		expect( ( await search( 'PUT', '/site', { url: home } ) ).status ).toBe(
			200
		);
	} );

	test( 'may be sent as an object', async () => {
		const { body } = await search( 'POST', '/google-credentials', {
			service_account: google.serviceAccount,
		} );
		expect( body.data ).toMatchObject( { authenticated: '1' } );
	} );

	test( 'a key that Google refuses changes nothing of what is connected', async () => {
		await google.connect();
		google.configure( { serviceAccounts: [] } );
		const { status, body } = await search( 'POST', '/google-credentials', {
			service_account: JSON.stringify( google.serviceAccount ),
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'pharos_google_invalid_credentials',
		] );
		expect( await connectionOf() ).toMatchObject( {
			authenticated: '1',
			method: 'oauth',
			error: null,
		} );
	} );

	test.each( [
		[ 'no JSON', 'key' ],
		[ 'a file of an OAuth client', '{"web":{"client_id":"x"}}' ],
		[ 'a key without a type', '{"client_email":"a@b.cd"}' ],
		[
			'a damaged key',
			'{"type":"service_account","client_email":"a@b.cd","private_key":"x","private_key_id":"y"}',
		],
		[ 'a list', '[1]' ],
	] )( '%s is refused', async ( _, key ) => {
		const { status, body } = await search( 'POST', '/google-credentials', {
			service_account: key,
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'pharos_google_invalid_credentials',
		] );
	} );

	test( 'without PHP’s openssl, a valid key is refused for that reason', async () => {
		const message = await site.php< string >(
			`eval( 'namespace Pharos\\\\SearchConsole; function function_exists( $name ) { return $name !== "openssl_sign" && \\\\function_exists( $name ); }' );
			return Pharos\\SearchConsole\\CredentialsInput::save_service_account( $args[0] )->get_error_message();`,
			[ JSON.stringify( google.serviceAccount ) ]
		);
		expect( message ).toMatch( /^PHP’s extension “openssl” is missing/ );
	} );
} );

describe( 'Selecting a property', () => {
	test( 'only one of the account’s list, and only one that is verified', async () => {
		google.configure( {
			sites: [
				{
					siteUrl: 'https://unverified.example/',
					permissionLevel: 'siteUnverifiedUser',
				},
				{
					siteUrl: 'sc-domain:example.com',
					permissionLevel: 'siteRestrictedUser',
				},
			],
		} );
		await google.connect( { property: 'sc-domain:example.com' } );
		for ( const url of [
			'https://example.com/',
			'https://unverified.example/',
			'',
			'SC-DOMAIN:example.com',
		] ) {
			const { status, body } = await search( 'PUT', '/site', { url } );
			expect( [ url, status, body.code ] ).toEqual( [
				url,
				400,
				'pharos_google_unknown_property',
			] );
		}
		expect( ( await connectionOf() ).selectedSite ).toBe(
			'sc-domain:example.com'
		);
	} );

	test( 'an account without properties has an empty list', async () => {
		await enterClient();
		await google.consent();
		google.configure( { sites: [] } );
		expect( ( await search( 'GET', '/sites' ) ).body ).toMatchObject( {
			siteEntry: [],
			suggested: '',
			automatic: false,
		} );
	} );
} );
