/**
 * Properties, sitemaps, URL inspection and control routes of the simulated Google.
 */
import { startGoogle, type Google } from '.';
import { WRITE } from './oauth/scopes';
import { ask, CLIENT, connect, refresh, SITE } from './support/client';

const SITES = '/webmasters/v3/sites';

let google: Google;
let reader: string;
let writer: string;

beforeAll( async () => {
	google = await startGoogle( {
		clients: [ CLIENT ],
		consent: 'allow',
		sites: [
			{ siteUrl: 'https://example.com/', permissionLevel: 'siteOwner' },
			{
				siteUrl: 'sc-domain:example.com',
				permissionLevel: 'siteRestrictedUser',
			},
			{
				siteUrl: 'https://other.example/',
				permissionLevel: 'siteUnverifiedUser',
			},
		],
	} );
} );
beforeEach( async () => {
	google.reset();
	reader = ( await connect( google ) ).access_token;
	writer = ( await connect( google, { scope: WRITE } ) ).access_token;
	google.clearLog();
} );
afterAll( () => google.stop() );

const read = ( path: string ) => ask( google, 'GET', path, undefined, reader );
const write = ( method: string, path: string, token = writer ) =>
	ask( google, method, path, undefined, token );
const levels = async () =>
	( await read( SITES ) ).body.siteEntry.map(
		( entry: { permissionLevel: string } ) => entry.permissionLevel
	);

describe( 'Properties', () => {
	test( 'are listed with their permission', async () => {
		expect( await levels() ).toEqual( [
			'siteOwner',
			'siteRestrictedUser',
			'siteUnverifiedUser',
		] );
		google.configure( { sites: [] } );
		expect( ( await read( SITES ) ).body ).toEqual( {} );
	} );

	test.each( [ 'sc-domain%3Aexample.com', 'sc-domain:example.com' ] )(
		'are found as %s',
		async ( segment ) => {
			expect( ( await read( `${ SITES }/${ segment }` ) ).body ).toEqual(
				{
					siteUrl: 'sc-domain:example.com',
					permissionLevel: 'siteRestrictedUser',
				}
			);
		}
	);

	test.each( [ 'https://other.example/', 'https://unknown.example/' ] )(
		'that are not verified have no data: %s',
		async ( siteUrl ) => {
			const path = `${ SITES }/${ encodeURIComponent( siteUrl ) }`;
			const one = await read( path );
			expect( one.status ).toBe( 404 );
			expect( one.body.error ).toMatchObject( {
				message: `'${ siteUrl }' is not a verified Search Console site in this account.`,
				errors: [ { reason: 'notFound', location: 'siteUrl' } ],
			} );
			const rows = await ask(
				google,
				'POST',
				`${ path }/searchAnalytics/query`,
				{},
				reader
			);
			expect( rows.status ).toBe( 403 );
			expect( rows.body.error.message ).toBe(
				`User does not have sufficient permission for site '${ siteUrl }'. See also: https://support.google.com/webmasters/answer/2451999.`
			);
		}
	);

	test( 'are added unverified, and deleted, with the wider scope only', async () => {
		const path = `${ SITES }/https%3A%2F%2Fnew.example%2F`;
		expect( ( await write( 'PUT', path, reader ) ).status ).toBe( 403 );
		expect( ( await write( 'PUT', path ) ).status ).toBe( 204 );
		expect( await levels() ).toHaveLength( 4 );
		expect( ( await levels() ).at( -1 ) ).toBe( 'siteUnverifiedUser' );
		expect( ( await write( 'DELETE', path ) ).status ).toBe( 204 );
		expect( ( await write( 'DELETE', path ) ).status ).toBe( 404 );
	} );

	test( 'need a token', async () => {
		expect( ( await ask( google, 'GET', SITES ) ).status ).toBe( 401 );
		expect( ( await write( 'GET', SITES, 'unknown' ) ).status ).toBe( 401 );
	} );
} );

describe( 'Sitemaps', () => {
	const url = 'https://example.com/sitemap_index.xml';
	const path = `${ SITE }/sitemaps/${ encodeURIComponent( url ) }`;

	test( 'are submitted, read an hour later, and deleted', async () => {
		google.configure( {
			sitemapProblems: { [ url ]: { errors: 2, warnings: 1 } },
		} );
		expect( ( await read( `${ SITE }/sitemaps` ) ).body ).toEqual( {} );
		expect( ( await write( 'PUT', path ) ).status ).toBe( 204 );
		const submitted = {
			path: url,
			lastSubmitted: '2026-11-20T20:00:00.000Z',
			isSitemapsIndex: true,
			type: 'sitemap',
		};
		expect( ( await read( path ) ).body ).toEqual( {
			...submitted,
			isPending: true,
			errors: '0',
			warnings: '0',
		} );
		google.advance( 3600 );
		reader = ( await connect( google ) ).access_token;
		writer = ( await connect( google, { scope: WRITE } ) ).access_token;
		expect( ( await read( `${ SITE }/sitemaps` ) ).body.sitemap ).toEqual( [
			{
				...submitted,
				isPending: false,
				lastDownloaded: '2026-11-20T21:00:00.000Z',
				errors: '2',
				warnings: '1',
				contents: [ { type: 'web', submitted: '12', indexed: '0' } ],
			},
		] );
		expect( ( await write( 'DELETE', path ) ).status ).toBe( 204 );
		expect( ( await read( path ) ).status ).toBe( 404 );
	} );

	test( 'are not submitted without the scope, or by restricted users', async () => {
		expect( ( await write( 'PUT', path, reader ) ).status ).toBe( 403 );
		const restricted = path.replace(
			'https%3A%2F%2Fexample.com%2F/',
			'sc-domain%3Aexample.com/'
		);
		expect( ( await write( 'PUT', restricted ) ).status ).toBe( 403 );
	} );
} );

describe( 'URL inspection', () => {
	const inspect = (
		inspectionUrl?: string,
		siteUrl = 'https://example.com/'
	) =>
		ask(
			google,
			'POST',
			'/v1/urlInspection/index:inspect',
			{ inspectionUrl, siteUrl, languageCode: 'en-US' },
			reader
		);
	const home = 'https://example.com/';

	test.each( [
		[ home, 'PASS', 'SUCCESSFUL' ],
		[ `${ home }page-10/`, 'NEUTRAL', 'NOT_FOUND' ],
		[ `${ home }unknown/`, 'NEUTRAL', 'PAGE_FETCH_STATE_UNSPECIFIED' ],
	] )( 'of %s: %s, %s', async ( url, verdict, pageFetchState ) => {
		const { body } = await inspect( url );
		expect( body.inspectionResult.indexStatusResult ).toMatchObject( {
			verdict,
			pageFetchState,
		} );
	} );

	test( 'includes subdomains of a domain property', async () => {
		const shop = 'https://shop.example.com/';
		const domain = 'sc-domain:example.com';
		expect( ( await inspect( shop, domain ) ).status ).toBe( 200 );
		expect(
			( await inspect( 'https://notexample.com/', domain ) ).status
		).toBe( 403 );
	} );

	test.each( [
		[
			'a URL outside of the property',
			[ 'https://elsewhere.example/' ],
			403,
		],
		[
			'an unverified property',
			[ 'https://other.example/', 'https://other.example/' ],
			403,
		],
		[ 'no URL', [], 400 ],
	] as const )( 'refuses %s', async ( _, args, status ) => {
		const { body } = await inspect( ...args );
		expect( body.error ).toMatchObject( { code: status } );
		expect( body.error ).toHaveProperty( 'status' );
		expect( body.error ).not.toHaveProperty( 'errors' );
	} );

	test( 'works 600 times a minute and 2,000 times a Pacific day', () => {
		expect( google.config.inspectionQuota ).toEqual( {
			day: 2000,
			minute: 600,
		} );
	} );

	test( 'has a quota for each property', async () => {
		google.configure( { inspectionQuota: { day: 3, minute: 2 } } );
		const statuses = async ( count: number, siteUrl = home ) => {
			const all: number[] = [];
			for ( let i = 0; i < count; i++ ) {
				all.push( ( await inspect( home, siteUrl ) ).status );
			}
			return all;
		};
		expect( await statuses( 3 ) ).toEqual( [ 200, 200, 429 ] );
		google.advance( 60 );
		expect( await statuses( 2 ) ).toEqual( [ 200, 429 ] );
		expect( await statuses( 1, 'sc-domain:example.com' ) ).toEqual( [
			200,
		] );
		google.advance( 60 );
		const { body } = await inspect( home );
		expect( body.error ).toMatchObject( {
			code: 429,
			status: 'RESOURCE_EXHAUSTED',
		} );
		google.configure( { now: '2026-11-21T08:00:00Z' } );
		reader = ( await connect( google ) ).access_token;
		expect( await statuses( 1 ) ).toEqual( [ 200 ] );
	} );
} );

describe( 'Control routes', () => {
	test( 'configure, move the clock and put all back', async () => {
		const patch = { sites: [], consent: 'deny' };
		await ask( google, 'PATCH', '/__sim/config', patch );
		const { body } = await ask( google, 'POST', '/__sim/clock', {
			advanceSeconds: 90,
		} );
		expect( body.now ).toBe( '2026-11-20T20:01:30.000Z' );
		expect( google.config ).toMatchObject( patch );
		await ask( google, 'POST', '/__sim/reset' );
		expect( google.config.consent ).toBe( 'allow' );
		expect( google.now() ).toBe( '2026-11-20T20:00:00.000Z' );
		await ask( google, 'PATCH', '/__sim/config', {
			now: '2026-12-01T00:00:00Z',
		} );
		expect( google.now() ).toBe( '2026-12-01T00:00:00.000Z' );
	} );

	test( 'refuse an unknown key', async () => {
		const response = await ask( google, 'PATCH', '/__sim/config', {
			site: [],
		} );
		expect( response.status ).toBe( 400 );
		expect( response.body.error ).toBe( 'Unknown key: site' );
	} );

	test.each( [
		[ 'expire-access', 200 ],
		[ 'revoke-refresh', 400 ],
	] )( '%s ends access; a refresh answers %i', async ( route, status ) => {
		const tokens = await connect( google );
		await ask( google, 'POST', `/__sim/${ route }` );
		expect( ( await read( SITES ) ).status ).toBe( 401 );
		expect( ( await refresh( google, tokens.refresh_token ) ).status ).toBe(
			status
		);
	} );

	test( 'list all other requests, without their tokens', async () => {
		await read( SITE );
		await write( 'GET', SITES );
		const { text } = await ask( google, 'GET', '/__sim/log' );
		const entries = JSON.parse( text );
		expect( entries ).toEqual( [
			{
				method: 'GET',
				path: SITE,
				siteUrl: 'https://example.com/',
				body: '',
				status: 200,
				authorization: expect.stringMatching( /^[0-9a-f]{16}$/ ),
				fault: null,
			},
			expect.objectContaining( { path: SITES, siteUrl: null } ),
		] );
		expect( entries[ 0 ].authorization ).not.toBe(
			entries[ 1 ].authorization
		);
		expect( text ).not.toContain( 'ya29' );
	} );
} );
