/** Faults of the simulated Google: each is injected, and a client receives it. */
import { startGoogle, type Fault, type Google } from '.';
import { READ } from './oauth/scopes';
import {
	ask,
	CLIENT,
	codeOf,
	connect,
	exchange,
	refresh,
	SITE,
} from './support/client';

const QUERY = `${ SITE }/searchAnalytics/query`;
const RANGE = { startDate: '2026-11-10', endDate: '2026-11-17' };

let google: Google;
let tokens: { access_token: string; refresh_token: string };

beforeAll( async () => {
	google = await startGoogle( { clients: [ CLIENT ], consent: 'allow' } );
} );
beforeEach( async () => {
	google.reset();
	tokens = await connect( google );
} );
afterAll( () => google.stop() );

const inject = ( ...faults: Fault[] ) =>
	ask( google, 'POST', '/__sim/faults', faults );
const query = () => ask( google, 'POST', QUERY, RANGE, tokens.access_token );

describe( 'An API request fails with', () => {
	test.each< [ Fault, number, string ] >( [
		[ { fault: 'forbidden' }, 403, 'forbidden' ],
		[ { fault: 'scope' }, 403, 'insufficientPermissions' ],
		[ { fault: 'api_disabled' }, 403, 'accessNotConfigured' ],
		[ { fault: 'quota_403' }, 403, 'quotaExceeded' ],
		[ { fault: 'rate_429' }, 429, 'rateLimitExceeded' ],
		[ { fault: 'error_500' }, 500, 'internalError' ],
		[ { fault: 'error_503' }, 503, 'backendError' ],
	] )( '%j: %i %s, once', async ( fault, status, reason ) => {
		await inject( fault );
		const response = await query();
		expect( response.status ).toBe( status );
		expect( response.body.error.errors[ 0 ].reason ).toBe( reason );
		expect( ( await query() ).status ).toBe( 200 );
	} );

	test.each< [ Fault, number, string ] >( [
		[ { fault: 'error_500', html: true }, 500, '<!DOCTYPE html>' ],
		[ { fault: 'error_503', html: true }, 503, '<!DOCTYPE html>' ],
		[ { fault: 'html200' }, 200, '<!DOCTYPE html>' ],
		[ { fault: 'empty200' }, 200, '' ],
		[
			{ fault: 'empty_rows' },
			200,
			'{"responseAggregationType":"byProperty"}',
		],
	] )( '%j: %i %s', async ( fault, status, text ) => {
		await inject( fault );
		const response = await query();
		expect( response.status ).toBe( status );
		expect( response.text.slice( 0, text.length || 1 ) ).toBe( text );
	} );

	test.each< [ Fault[ 'retryAfter' ], string | null ] >( [
		[ undefined, '30' ],
		[ 600, '600' ],
		[ 'date', 'Fri, 20 Nov 2026 20:00:30 GMT' ],
		[ null, null ],
	] )( 'rate_429, Retry-After %s: %s', async ( retryAfter, header ) => {
		await inject( {
			fault: 'rate_429',
			...( retryAfter === undefined ? {} : { retryAfter } ),
		} );
		const { headers } = await query();
		expect( headers.get( 'retry-after' ) ).toBe( header );
	} );

	test( 'a body that is no JSON', async () => {
		await inject( { fault: 'malformed' } );
		await expect( query() ).rejects.toThrow( SyntaxError );
	} );

	test.each< [ Fault, string ] >( [
		[ { fault: 'truncated' }, 'terminated' ],
		[ { fault: 'reset' }, 'fetch failed' ],
	] )( '%j: a connection that ends too soon', async ( fault, message ) => {
		await inject( fault );
		await expect( query() ).rejects.toThrow( message );
	} );

	test( 'no response at all', async () => {
		await inject( { fault: 'hang' } );
		await expect(
			fetch( google.url + QUERY, {
				method: 'POST',
				signal: AbortSignal.timeout( 100 ),
			} )
		).rejects.toThrow( 'aborted due to timeout' );
		expect( google.log.at( -1 ) ).toMatchObject( {
			status: 0,
			fault: 'hang',
		} );
	} );

	test( 'a slow response, which is right in the end', async () => {
		await inject( { fault: 'slow', ms: 100 } );
		const before = performance.now();
		expect( ( await query() ).status ).toBe( 200 );
		expect( performance.now() - before ).toBeGreaterThan( 95 );
	} );
} );

describe( 'Tokens fail:', () => {
	test( 'an access token expires until it is refreshed', async () => {
		await inject( { fault: 'expired_access' } );
		expect( ( await query() ).status ).toBe( 401 );
		expect( ( await query() ).status ).toBe( 401 );
		tokens = ( await refresh( google, tokens.refresh_token ) ).body;
		expect( ( await query() ).status ).toBe( 200 );
	} );

	test( 'a revoked grant ends everything until the next authorization', async () => {
		await inject( { fault: 'revoked_refresh' } );
		expect( ( await query() ).status ).toBe( 401 );
		const { status, body } = await refresh( google, tokens.refresh_token );
		expect( status ).toBe( 400 );
		expect( body.error ).toBe( 'invalid_grant' );
		tokens = await connect( google );
		expect( ( await query() ).status ).toBe( 200 );
	} );

	test( 'a client is unknown for once, and the refresh token survives', async () => {
		await inject( { fault: 'bad_client' } );
		expect( ( await query() ).status ).toBe( 200 );
		const { status, body } = await refresh( google, tokens.refresh_token );
		expect( status ).toBe( 401 );
		expect( body.error ).toBe( 'invalid_client' );
		expect( ( await refresh( google, tokens.refresh_token ) ).status ).toBe(
			200
		);
	} );

	test( 'an exchange gives no refresh token', async () => {
		await inject( { fault: 'no_refresh_token' } );
		const { status, body } = await exchange(
			google,
			await codeOf( google )
		);
		expect( status ).toBe( 200 );
		expect( body ).not.toHaveProperty( 'refresh_token' );
	} );

	test( 'an exchange lacks the scope, and so does its token', async () => {
		await inject( { fault: 'partial_scope' } );
		const { body } = await exchange( google, await codeOf( google ) );
		expect( body.scope ).not.toContain( READ );
		tokens = body;
		expect( ( await query() ).status ).toBe( 403 );
	} );

	test( 'there is an ID token only', async () => {
		await inject( { fault: 'id_token_only' } );
		const { body } = await exchange( google, await codeOf( google ) );
		expect( Object.keys( body ) ).toEqual( [ 'id_token' ] );
	} );
} );

describe( 'Faults', () => {
	test( 'come in their order, after some requests and as often as asked', async () => {
		await inject(
			{ fault: 'error_500', after: 1, times: 2 },
			{ fault: 'quota_403' }
		);
		const statuses: number[] = [];
		for ( let i = 0; i < 5; i++ ) {
			statuses.push( ( await query() ).status );
		}
		expect( statuses ).toEqual( [ 200, 500, 500, 403, 200 ] );
	} );

	test( 'choose requests by method and path', async () => {
		await inject( {
			fault: 'error_500',
			match: { method: 'GET', path: '/sites$' },
		} );
		expect( ( await query() ).status ).toBe( 200 );
		const { status } = await ask( google, 'GET', '/webmasters/v3/sites' );
		expect( status ).toBe( 500 );
	} );

	test( 'can be looked at and cleared', async () => {
		await inject( { fault: 'hang' } );
		expect( google.faults ).toEqual( [
			{ fault: 'hang', after: 0, times: 1 },
		] );
		await ask( google, 'DELETE', '/__sim/faults' );
		expect( ( await query() ).status ).toBe( 200 );
	} );

	test.each( [
		[ { fault: 'typo' } ],
		[ { fault: 'hang', match: { path: '(' } } ],
	] )( 'that make no sense are refused: %j', async ( fault ) => {
		expect( ( await inject( fault as Fault ) ).status ).toBe( 400 );
		expect( google.faults ).toEqual( [] );
	} );
} );
