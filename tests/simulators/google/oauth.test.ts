/**
 * Authorization and tokens of the simulated Google.
 */
import { createHash } from 'node:crypto';
import { createServiceAccount, startGoogle, type Google } from '.';
import { decodeJwt, encodeJwt, isSignedBy } from './oauth/jwt';
import { READ, WRITE } from './oauth/scopes';
import {
	ask,
	authorization,
	broughtBack,
	CLIENT,
	codeOf,
	connect,
	exchange,
	REDIRECT,
	refresh,
	SITE,
	tokenForm,
} from './support/client';

const EMAIL = 'https://www.googleapis.com/auth/userinfo.email';
const service = createServiceAccount();

let google: Google;

beforeAll( async () => {
	google = await startGoogle( {
		clients: [ CLIENT, { ...CLIENT, id: '99-other' } ],
		consent: 'allow',
		serviceAccounts: [ service.account ],
	} );
} );
afterEach( () => google.reset() );
afterAll( () => google.stop() );

const getAs = ( token: string, path = SITE ) =>
	ask( google, 'GET', path, undefined, token );
const revoke = ( token: string ) =>
	ask( google, 'POST', '/revoke', new URLSearchParams( { token } ) );

describe( 'Authorization', () => {
	const decide = ( fields: string[][] ) =>
		ask( google, 'POST', authorization(), new URLSearchParams( fields ) );

	test( 'asks the user with a checkbox for each scope but openid', async () => {
		google.configure( { consent: 'page' } );
		const { status, text } = await ask( google, 'GET', authorization() );
		expect( status ).toBe( 200 );
		expect( text ).toContain( 'owner@example.com' );
		expect( text.match( /value="https:[^"]+" checked/g ) ).toEqual( [
			`value="${ READ }" checked`,
			`value="${ EMAIL }" checked`,
		] );
	} );

	test( 'leads back with state, code and the scopes that the user left checked', async () => {
		const response = await decide( [
			[ 'decision', 'allow' ],
			[ 'scope', EMAIL ],
		] );
		expect( response.status ).toBe( 302 );
		expect( response.headers.get( 'location' ) ).toMatch(
			`${ REDIRECT }&state=from+the+test&code=4%2F0sim-1&`
		);
		expect( broughtBack( response ).get( 'scope' ) ).toBe(
			`openid ${ EMAIL }`
		);
		const { body } = await exchange( google, '4/0sim-1' );
		expect( body.scope ).toBe( `openid ${ EMAIL }` );
		expect( ( await getAs( body.access_token ) ).body.error ).toMatchObject(
			{
				code: 403,
				status: 'PERMISSION_DENIED',
				details: [ { reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' } ],
			}
		);
	} );

	test( 'leads back with access_denied when the user denies', async () => {
		const onPage = await decide( [ [ 'decision', 'deny' ] ] );
		google.configure( { consent: 'deny' } );
		const without = await ask( google, 'GET', authorization() );
		for ( const response of [ onPage, without ] ) {
			expect( Object.fromEntries( broughtBack( response ) ) ).toEqual( {
				page: 'callback',
				state: 'from the test',
				error: 'access_denied',
			} );
		}
	} );

	test.each( [
		[ 'invalid_client', { client_id: 'unknown' } ],
		[ 'redirect_uri_mismatch', { redirect_uri: `${ REDIRECT }/` } ],
		[ 'unsupported_response_type', { response_type: 'token' } ],
		[ 'invalid_request', { client_id: '' } ],
		[ 'invalid_request', { scope: '' } ],
		[ 'invalid_scope', { scope: `${ READ }s` } ],
		[ 'invalid_request', { code_challenge_method: 'S512' } ],
	] )( 'shows %s and never redirects', async ( code, changes ) => {
		const { status, headers, text } = await ask(
			google,
			'GET',
			authorization( changes )
		);
		expect( status ).toBe( 400 );
		expect( headers.get( 'content-type' ) ).toMatch( 'text/html' );
		expect( text ).toContain( `Error 400: <strong>${ code }</strong>` );
	} );

	test( 'escapes what it was given', async () => {
		const { text } = await ask(
			google,
			'GET',
			authorization( { redirect_uri: '"><script>' } )
		);
		expect( text ).toContain( '&quot;&gt;&lt;script&gt;' );
	} );

	test( 'asks again, and gives another refresh token, only with prompt=consent', async () => {
		expect( await connect( google ) ).toHaveProperty( 'refresh_token' );
		const silent = { prompt: '' };
		google.configure( { consent: 'page' } );
		expect( await connect( google, silent ) ).not.toHaveProperty(
			'refresh_token'
		);
		const asked = await ask( google, 'GET', authorization() );
		expect( asked.text ).toContain( 'Allow' );
	} );

	test( 'gives no refresh token for online access', async () => {
		expect(
			await connect( google, { access_type: 'online' } )
		).not.toHaveProperty( 'refresh_token' );
	} );

	test( 'covers earlier scopes when asked to', async () => {
		await connect( google, { scope: WRITE } );
		const { scope } = await connect( google, {
			scope: 'openid',
			include_granted_scopes: 'true',
		} );
		expect( scope ).toBe( `openid ${ WRITE }` );
	} );
} );

describe( 'A code', () => {
	test( 'is exchanged for tokens, and the ID token carries the nonce', async () => {
		const { id_token: idToken, ...tokens } = await connect( google, {
			nonce: 'n-1',
		} );
		expect( tokens ).toEqual( {
			access_token: 'ya29.sim-1',
			expires_in: 3599,
			refresh_token: '1//sim-1',
			scope: `${ READ } openid ${ EMAIL }`,
			token_type: 'Bearer',
		} );
		const now = Date.parse( google.now() ) / 1000;
		expect( decodeJwt( idToken )?.claims ).toEqual( {
			iss: 'https://accounts.google.com',
			aud: CLIENT.id,
			azp: CLIENT.id,
			sub: google.config.account.sub,
			email: 'owner@example.com',
			email_verified: true,
			nonce: 'n-1',
			iat: now,
			exp: now + 3600,
		} );
	} );

	const VERIFIER = 'v'.repeat( 43 );
	const S256 = {
		code_challenge: createHash( 'sha256' )
			.update( VERIFIER )
			.digest( 'base64url' ),
		code_challenge_method: 'S256',
	};

	test.each( [
		[ S256, { code_verifier: VERIFIER }, 200, undefined ],
		[ S256, {}, 400, 'Missing code verifier.' ],
		[
			S256,
			{ code_verifier: 'w'.repeat( 43 ) },
			400,
			'Invalid code verifier.',
		],
		[
			{ code_challenge: VERIFIER },
			{ code_verifier: VERIFIER },
			200,
			undefined,
		],
		[ {}, { code: 'unknown' }, 400, 'Malformed auth code.' ],
	] )(
		'asked for with %j and exchanged with %j: %i %s',
		async ( asked, sent, status, description ) => {
			const response = await exchange(
				google,
				await codeOf( google, asked ),
				sent
			);
			expect( response.status ).toBe( status );
			expect( response.body.error_description ).toBe( description );
		}
	);

	test( 'works once, for ten minutes, for its client and redirect URI', async () => {
		const used = await codeOf( google );
		await exchange( google, used );
		const old = await codeOf( google );
		google.advance( 600 );
		const foreign = await exchange( google, await codeOf( google ), {
			client_id: '99-other',
		} );
		for ( const { status, body } of [
			await exchange( google, used ),
			await exchange( google, old ),
			foreign,
		] ) {
			expect( status ).toBe( 400 );
			expect( body ).toEqual( {
				error: 'invalid_grant',
				error_description: 'Malformed auth code.',
			} );
		}
		const elsewhere = await exchange( google, await codeOf( google ), {
			redirect_uri: 'http://localhost/',
		} );
		expect( elsewhere.status ).toBe( 400 );
		expect( elsewhere.body.error ).toBe( 'redirect_uri_mismatch' );
	} );
} );

describe( 'The token endpoint refuses', () => {
	test.each( [
		[ { grant_type: 'password' }, 400, 'unsupported_grant_type' ],
		[ { grant_type: '' }, 400, 'invalid_request' ],
		[ { client_id: 'unknown' }, 401, 'invalid_client' ],
		[ { client_secret: 'wrong' }, 401, 'invalid_client' ],
		[ { client_secret: '' }, 400, 'invalid_request' ],
		[ { refresh_token: 'unknown' }, 400, 'invalid_grant' ],
		[ { client_id: '99-other' }, 401, 'unauthorized_client' ],
	] )( '%j: %i %s', async ( changes, status, error ) => {
		await connect( google );
		const response = await ask(
			google,
			'POST',
			'/token',
			tokenForm( {
				grant_type: 'refresh_token',
				refresh_token: '1//sim-1',
				...changes,
			} )
		);
		expect( response.status ).toBe( status );
		expect( response.body.error ).toBe( error );
	} );

	test( 'JSON', async () => {
		const { status, body } = await ask( google, 'POST', '/token', {
			grant_type: 'refresh_token',
		} );
		expect( status ).toBe( 400 );
		expect( body.error ).toBe( 'invalid_request' );
	} );
} );

describe( 'Tokens', () => {
	test( 'expire, and are refreshed without a new refresh token', async () => {
		const { access_token: old, refresh_token: lasting } =
			await connect( google );
		google.advance( 3598 );
		expect( ( await getAs( old ) ).status ).toBe( 200 );
		google.advance( 1 );
		const { status, body } = await getAs( old );
		expect( status ).toBe( 401 );
		expect( body.error ).toMatchObject( {
			status: 'UNAUTHENTICATED',
			errors: [ { message: 'Invalid Credentials', reason: 'authError' } ],
		} );
		const fresh = ( await refresh( google, lasting ) ).body;
		expect( fresh ).not.toHaveProperty( 'refresh_token' );
		expect( ( await getAs( fresh.access_token ) ).status ).toBe( 200 );
	} );

	test( 'die together when one is revoked, once', async () => {
		const first = await connect( google );
		const second = await connect( google );
		expect( await revoke( first.refresh_token ) ).toMatchObject( {
			status: 200,
			body: {},
		} );
		expect( ( await getAs( second.access_token ) ).status ).toBe( 401 );
		expect(
			( await refresh( google, second.refresh_token ) ).body
		).toEqual( {
			error: 'invalid_grant',
			error_description: 'Token has been expired or revoked.',
		} );
		const again = await revoke( first.refresh_token );
		expect( again.status ).toBe( 400 );
		expect( again.body ).toEqual( {
			error: 'invalid_token',
			error_description: 'Token expired or revoked',
		} );
	} );

	test( 'of another project stay when one is revoked', async () => {
		const { access_token: mine } = await connect( google );
		const code = await codeOf( google, { client_id: '99-other' } );
		const { body } = await exchange( google, code, {
			client_id: '99-other',
		} );
		await revoke( mine );
		expect( ( await getAs( body.access_token ) ).status ).toBe( 200 );
	} );

	test( 'are at most 100 refresh tokens: the oldest dies silently', async () => {
		for ( let i = 0; i < 100; i++ ) {
			await connect( google, { scope: READ } );
		}
		expect( ( await refresh( google, '1//sim-1' ) ).status ).toBe( 200 );
		await connect( google, { scope: READ } );
		expect( ( await refresh( google, '1//sim-1' ) ).status ).toBe( 400 );
		expect( ( await refresh( google, '1//sim-2' ) ).status ).toBe( 200 );
	} );

	test( 'tell whose they are', async () => {
		const { access_token: token } = await connect( google, {
			scope: 'openid email profile',
		} );
		const { sub } = google.config.account;
		const named = { email: 'owner@example.com', name: 'Olivia Owner' };
		expect( ( await getAs( token, '/v1/userinfo' ) ).body ).toMatchObject( {
			sub,
			email_verified: true,
			...named,
		} );
		expect(
			( await getAs( token, '/oauth2/v2/userinfo' ) ).body
		).toMatchObject( { id: sub, verified_email: true, ...named } );
		const path = `/tokeninfo?access_token=${ token }`;
		expect( ( await ask( google, 'GET', path ) ).body ).toMatchObject( {
			aud: CLIENT.id,
			sub,
			expires_in: '3599',
		} );
		google.expireAccess();
		expect( ( await ask( google, 'GET', path ) ).body.error ).toBe(
			'invalid_token'
		);
	} );
} );

describe( 'A service account', () => {
	const { key, account } = service;
	const assert = ( claims: object, pem = key.private_key ) => {
		const now = Date.parse( google.now() ) / 1000;
		const assertion = encodeJwt(
			{
				iss: account.email,
				scope: READ,
				aud: 'https://oauth2.googleapis.com/token',
				iat: now - 60,
				exp: now + 3540,
				...claims,
			},
			pem,
			account.kid
		);
		return send( assertion );
	};
	const send = ( assertion: string ) =>
		ask(
			google,
			'POST',
			'/token',
			new URLSearchParams( {
				grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
				assertion,
			} )
		);
	const at = ( seconds: number ) =>
		Date.parse( google.now() ) / 1000 + seconds;

	test( 'gets an access token, at this address too', async () => {
		expect( ( await assert( {} ) ).body ).toEqual( {
			access_token: 'ya29.sim-1',
			expires_in: 3599,
			token_type: 'Bearer',
		} );
		const { body } = await assert( { aud: `${ google.url }/token` } );
		expect( ( await getAs( body.access_token ) ).status ).toBe( 200 );
	} );

	test( 'has no property until its owner adds it', async () => {
		google.configure( { serviceAccounts: [ { ...account, sites: [] } ] } );
		const { access_token: token } = ( await assert( {} ) ).body;
		const list = await getAs( token, '/webmasters/v3/sites' );
		expect( list.body ).toEqual( {} );
	} );

	test( 'gets only an ID token for a misspelled scope', async () => {
		const { status, body } = await assert( { scope: `${ READ }x` } );
		expect( status ).toBe( 200 );
		expect( Object.keys( body ) ).toEqual( [ 'id_token' ] );
	} );

	const TIMEFRAME =
		'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.';

	test.each( [
		[ () => ( { iss: 'x' } ), 'Invalid grant: account not found' ],
		[
			() => ( { iat: undefined } ),
			'Invalid JWT: iat (issued at) is not set.',
		],
		[
			() => ( { exp: undefined } ),
			'Invalid JWT: exp (expires at) is not set.',
		],
		[ () => ( { iat: at( 301 ), exp: at( 3600 ) } ), TIMEFRAME ],
		[ () => ( { iat: at( -60 ), exp: at( -1 ) } ), TIMEFRAME ],
		[ () => ( { iat: at( -7200 ), exp: at( 60 ) } ), TIMEFRAME ],
		[
			() => ( { scope: '' } ),
			'Invalid OAuth scope or ID token audience provided.',
		],
		[ () => ( { aud: 'x' } ), 'Invalid JWT: Failed audience check.' ],
	] )( 'is refused: %s, %s', async ( claims, description ) => {
		const { status, body } = await assert( claims() );
		expect( status ).toBe( 400 );
		expect( body.error_description ).toBe( description );
	} );

	test( 'may have a clock 300 seconds ahead, and a JWT that expires now', async () => {
		for ( const times of [
			{ iat: at( 300 ), exp: at( 3900 ) },
			{ iat: at( -3600 ), exp: at( 0 ) },
		] ) {
			expect( ( await assert( times ) ).status ).toBe( 200 );
		}
	} );

	test( 'is refused with a foreign signature, or no JWT at all', async () => {
		const foreign = createServiceAccount();
		const { body } = await assert( {}, foreign.key.private_key );
		expect( body ).toEqual( {
			error: 'invalid_grant',
			error_description: 'Invalid JWT Signature.',
		} );
		expect( ( await send( 'x.y.z' ) ).body ).toEqual( {
			error: 'invalid_request',
			error_description: 'Bad Request',
		} );
	} );

	test( 'signs with the key of its file', () => {
		const jwt = encodeJwt( {}, key.private_key, key.private_key_id );
		expect( isSignedBy( jwt, account.publicKeyPem ) ).toBe( true );
	} );
} );
