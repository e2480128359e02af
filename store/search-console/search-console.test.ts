import { store as noticesStore } from '@wordpress/notices';
import { createSite } from '../../tests/js/create-site';
import {
	exampleConnection as connection,
	HOME,
} from '../../tests/js/google-connection';
import { store, type Connection } from '..';
import type { ApiRequest } from '../api';

jest.mock( '../api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

afterEach( () => jest.useRealTimers() );

const OTHER = 'sc-domain:example.net';
const HELP = 'https://help.example/search-console.html#errors';

const traffic = ( clicks: number ) => ( {
	success: true,
	data: [ { date: '2026-11-17', clicks, impressions: 10, position: 3 } ],
	previous: [],
	window: { start: '2026-11-17', end: '2026-11-17' },
} );

const failure = ( message: string ) => ( {
	code: 'x',
	message,
	data: { status: 503 },
} );

function open() {
	const site = createSite();
	const messages = () =>
		site.registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content );
	const requests = () =>
		site.server.requests.map(
			( { method = 'GET', path = '' } ) =>
				`${ method } ${ path.replace( '/pharos/v1', '' ) }`
		);
	const answer = ( reply: unknown ) => site.server.answerOnce( () => reply );
	return {
		...site,
		resolve: site.registry.resolveSelect( store ),
		messages,
		requests,
		answer,
	};
}

/** A site whose connection is loaded. */
async function openConnected( changes?: Partial< Connection > ) {
	const site = open();
	site.answer( { success: true, data: connection( changes ) } );
	await site.resolve.getSearchConsole();
	return site;
}

describe( 'the connection', () => {
	test( 'is unknown at first, then what the server says', async () => {
		const site = open();
		expect( site.select.getSearchConsole() ).toBeNull();
		site.answer( { success: true, data: connection() } );

		await expect( site.resolve.getSearchConsole() ).resolves.toMatchObject(
			{
				authenticated: '1',
				profile: { email: 'owner@example.org' },
				selectedSite: HOME,
				hasSiteSelected: true,
				siteTrafficFetchComplete: false,
			}
		);
	} );

	test( 'that is not there is known, too', async () => {
		const site = await openConnected( {
			authenticated: '',
			selectedSite: '',
			method: '',
		} );
		expect( site.select.getSearchConsole() ).toMatchObject( {
			authenticated: '',
			hasSiteSelected: false,
		} );
	} );

	test( 'keeps its figures while it fails', async () => {
		const site = await openConnected();
		site.answer( traffic( 7 ) );
		await site.resolve.getSiteTraffic( 'period=90' );
		const error = { code: 'token_revoked', message: 'Connect again.' };
		site.answer( { success: true, data: connection( { error } ) } );

		await site.dispatch.invalidateResolution( 'getSearchConsole', [] );
		await site.resolve.getSearchConsole();

		expect( site.select.getSearchConsole()?.error ).toEqual( error );
		expect( site.select.getSiteTraffic( 'period=90' )?.data ).toHaveLength(
			1
		);
	} );

	test.each( [
		[ 'getSearchConsole' as const, [] ],
		[ 'getSites' as const, [] ],
		[ 'getInsights' as const, [] ],
		[ 'getSubmittedSitemap' as const, [] ],
		[ 'getClicksData' as const, [ 'period=90' ] ],
		[ 'getSiteTraffic' as const, [ 'period=90' ] ],
		[ 'getContentPerformance' as const, [ 'page=1' ] ],
		[ 'getPageDetails' as const, [ HOME ] ],
	] )( '%s that fails is a failure of the request', async ( name, args ) => {
		const site = open();
		site.server.failOnce( failure( 'Google can’t be reached.' ) );
		await expect(
			(
				site.resolve[ name ] as (
					...all: string[]
				) => Promise< unknown >
			 )( ...args )
		).rejects.toMatchObject( { message: 'Google can’t be reached.' } );
		expect( site.select.hasResolutionFailed( name, args as never ) ).toBe(
			true
		);
	} );
} );

describe( 'credentials', () => {
	test( 'are sent once, and nothing of them is kept in the store', async () => {
		const site = await openConnected( { authenticated: '' } );
		site.answer( {
			success: true,
			data: connection( { authenticated: '' } ),
		} );

		await site.dispatch.saveGoogleCredentials( {
			client_id: 'my-id',
			client_secret: 'my-secret',
		} );

		expect( site.server.requests.slice( 1 ) ).toEqual( [
			expect.objectContaining( {
				path: '/pharos/v1/google-credentials',
				method: 'POST',
				data: { client_id: 'my-id', client_secret: 'my-secret' },
			} ),
		] );
		expect(
			JSON.stringify( site.select.getSearchConsole() )
		).not.toContain( 'my-secret' );
	} );

	test( 'that the server refuses are an error with its reason', async () => {
		const site = open();
		site.server.failOnce( failure( 'This is no client ID.' ) );
		await expect(
			site.dispatch.saveGoogleCredentials( { service_account: '{}' } )
		).rejects.toMatchObject( { message: 'This is no client ID.' } );
	} );

	test( 'are removed', async () => {
		const site = await openConnected();
		site.answer( {
			success: true,
			data: connection( {
				authenticated: '',
				credentials: { source: 'none', kind: '', client_id: '' },
			} ),
		} );
		await site.dispatch.removeGoogleCredentials();
		expect( site.requests().at( -1 ) ).toBe( 'DELETE /google-credentials' );
		expect( site.select.getSearchConsole()?.credentials.source ).toBe(
			'none'
		);
	} );
} );

test( 'the way to Google is asked for with the scope that is wanted', async () => {
	const site = open();
	site.answer( { success: true, url: 'https://accounts.google.com/x' } );
	await expect( site.dispatch.getAuthUrl( true ) ).resolves.toBe(
		'https://accounts.google.com/x'
	);
	site.answer( { success: true, url: 'https://accounts.google.com/y' } );
	await site.dispatch.getAuthUrl( false );
	expect( site.requests() ).toEqual( [
		'GET /auth-url?sitemaps=1',
		'GET /auth-url?sitemaps=0',
	] );
} );

describe( 'selecting a site', () => {
	test( 'is confirmed by the server, said, and resets the figures', async () => {
		const site = await openConnected();
		site.answer( traffic( 7 ) );
		await site.resolve.getSiteTraffic( 'period=90' );
		expect( site.select.getSearchConsole()?.siteTrafficFetchComplete ).toBe(
			true
		);
		await site.dispatch.showSiteSelector( true );
		await site.dispatch.setTempSelectedSite( OTHER );
		expect( site.select.getTempSelectedSite() ).toBe( OTHER );

		site.answer( { success: true, site: OTHER } );
		site.answer( {
			success: true,
			data: connection( { selectedSite: OTHER, lastFetched: null } ),
		} );
		await site.dispatch.selectSite( OTHER );

		expect( site.server.requests ).toContainEqual(
			expect.objectContaining( {
				path: '/pharos/v1/site',
				method: 'PUT',
				data: { url: OTHER, keep_data: true },
			} )
		);
		expect( site.messages() ).toEqual( [ 'Site selected successfully' ] );
		expect( site.select.isSiteSelectorOpen() ).toBe( false );
		expect( site.select.getTempSelectedSite() ).toBeNull();
		expect( site.select.getSearchConsole() ).toMatchObject( {
			selectedSite: OTHER,
			siteTrafficFetchComplete: false,
		} );
		site.answer( traffic( 1 ) );
		await expect(
			site.resolve.getSiteTraffic( 'period=90' )
		).resolves.toMatchObject( { data: [ { clicks: 1 } ] } );
	} );

	test( 'that is refused changes nothing and says why', async () => {
		const site = await openConnected();
		site.server.failOnce( failure( 'The account has no such property.' ) );
		await expect( site.dispatch.selectSite( OTHER ) ).rejects.toMatchObject(
			{
				message: 'The account has no such property.',
			}
		);
		expect( site.select.getSearchConsole()?.selectedSite ).toBe( HOME );
		expect( site.messages() ).toEqual( [] );
	} );

	test( 'figures that arrive for the site before are not shown as those of the new one', async () => {
		const site = await openConnected();
		let selected = HOME;
		const byPath = ( { method, path = '' }: ApiRequest ): unknown => {
			if ( path.includes( '/site-traffic' ) ) {
				return traffic( selected === HOME ? 7 : 1 );
			}
			selected = method === 'PUT' ? OTHER : selected;
			return {
				success: true,
				data: connection( { selectedSite: selected } ),
			};
		};
		const release = site.server.hold();
		const late = site.resolve.getSiteTraffic( 'period=90' );
		while ( site.server.requests.length < 2 ) {
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		}
		const selecting = site.dispatch.selectSite( OTHER );
		for ( let count = 0; count < 6; count++ ) {
			site.server.answerOnce( byPath );
		}
		release();
		await Promise.all( [ late, selecting ] );

		await expect(
			site.resolve.getSiteTraffic( 'period=90' )
		).resolves.toMatchObject( { data: [ { clicks: 1 } ] } );
	} );
} );

describe( 'disconnecting', () => {
	test.each( [ true, false ] )(
		'says whether the figures stay (%p), and that the page is loaded again',
		async ( keepsData ) => {
			const site = await openConnected();
			site.answer( { success: true, message: '' } );
			await site.dispatch.disconnectGoogle( keepsData );
			expect( site.server.requests.at( -1 ) ).toMatchObject( {
				path: '/pharos/v1/revoke-auth',
				method: 'DELETE',
				data: { keep_data: keepsData },
			} );
			expect( site.messages() ).toEqual( [
				'Your account has been disconnected. The page will refresh in a few seconds.',
			] );
		}
	);

	test( 'that fails says nothing of success', async () => {
		const site = await openConnected();
		site.server.failOnce( failure( 'No.' ) );
		await expect(
			site.dispatch.disconnectGoogle( true )
		).rejects.toMatchObject( { message: 'No.' } );
		expect( site.messages() ).toEqual( [] );
	} );
} );

describe( 'what Google’s answer brings back', () => {
	test.each( [
		[ '400', /malformed/ ],
		[ '401', /authentication failed/ ],
		[ '403', /access was denied/ ],
		[ '404', /wasn’t found/ ],
		[ '429', /quota/ ],
		[ '500', /server error on Google’s side/ ],
		[ '418', /^An error occurred\. Please try again\./ ],
		[ '', /^An error occurred\. Please try again\.$/ ],
	] )( '%s is told in words with its code', async ( code, words ) => {
		const site = open();
		await site.dispatch.showGoogleError( code, '', HELP );
		const [ notice ] = site.registry.select( noticesStore ).getNotices();
		expect( notice?.content ).toMatch( words );
		expect( notice?.content ).toContain( code );
		expect( notice ).toMatchObject( {
			explicitDismiss: true,
			actions: [ { label: 'Learn more' } ],
		} );
		const opened = jest.spyOn( window, 'open' ).mockReturnValue( null );
		( notice?.actions?.[ 0 ] as { onClick: () => void } ).onClick();
		expect( opened ).toHaveBeenCalledWith( HELP, '_blank', 'noopener' );
	} );
} );

test.each( [
	[ 'state_invalid', /expired, has already been used/ ],
	[ 'redirect_mismatch', /isn’t registered for the OAuth client/ ],
	[ 'scope_missing', /leave the checkbox for Search Console/ ],
	[ 'no_refresh_token', /didn’t allow permanent access/ ],
	[ 'code_rejected', /didn’t accept the sign-in/ ],
	[ 'unreachable', /can’t reach Google/ ],
] )( 'the reason %s is told as well', async ( reason, words ) => {
	const site = open();
	await site.dispatch.showGoogleError( '400', reason, HELP );
	expect(
		site.registry.select( noticesStore ).getNotices()[ 0 ]?.content
	).toMatch( words );
} );

describe( 'on demand', () => {
	test( 'a page is inspected, and the answer kept', async () => {
		const site = await openConnected();
		site.answer( {
			success: true,
			data: { verdict: 'PASS', used: 3, limit: 2000 },
		} );
		await site.dispatch.inspectPage( HOME );
		expect( site.select.getSearchConsole()?.inspections ).toEqual( {
			used: 3,
			limit: 2000,
		} );
		// The connection has the number of inspections, too.
		site.answer( { success: true, data: connection() } );
		await site.dispatch.invalidateResolution( 'getSearchConsole', [] );
		await site.resolve.getSearchConsole();
		expect( site.select.getInspection( HOME ) ).toMatchObject( {
			verdict: 'PASS',
		} );
	} );

	test( 'an inspection beyond the quota is an error with its reason', async () => {
		const site = await openConnected();
		site.server.failOnce( failure( 'The limit is reached.' ) );
		await expect( site.dispatch.inspectPage( HOME ) ).rejects.toMatchObject(
			{
				message: 'The limit is reached.',
			}
		);
		expect( site.select.getInspection( HOME ) ).toBeNull();
	} );

	test( 'the sitemap is submitted, or the reason why not is told', async () => {
		const site = await openConnected();
		site.answer( { success: true, data: { submitted: false } } );
		await site.resolve.getSubmittedSitemap();
		site.answer( { success: true, data: { submitted: true } } );
		await site.dispatch.submitSitemap();
		expect( site.select.getSubmittedSitemap() ).toMatchObject( {
			submitted: true,
		} );
		site.server.failOnce( failure( 'Quota exceeded.' ) );
		await site.dispatch.submitSitemap();
		expect( site.messages() ).toEqual( [ 'Quota exceeded.' ] );
	} );
} );

describe( 'a fetch in the background', () => {
	test( 'is followed until it is done, and its figures are asked for', async () => {
		const site = await openConnected();
		site.answer( traffic( 0 ) );
		await site.resolve.getSiteTraffic( 'period=90' );
		site.answer( { success: true } );
		site.answer( {
			success: true,
			data: connection( { fetch: { running: true, done: 0, total: 2 } } ),
		} );
		await site.dispatch.startFetch();
		jest.useFakeTimers();
		site.answer( {
			success: true,
			data: connection( {
				fetch: null,
				lastFetched: '2026-11-21T20:00:00Z',
			} ),
		} );
		void site.dispatch.followFetch( new AbortController().signal );
		await jest.advanceTimersByTimeAsync( 2500 );

		expect( site.select.getSearchConsole()?.fetch ).toBeNull();
		jest.useRealTimers();
		site.answer( traffic( 9 ) );
		await expect(
			site.resolve.getSiteTraffic( 'period=90' )
		).resolves.toMatchObject( { data: [ { clicks: 9 } ] } );
	} );

	test( 'that can not begin says why', async () => {
		const site = await openConnected();
		site.server.failOnce( failure( 'Google is busy.' ) );
		await site.dispatch.startFetch();
		expect( site.messages() ).toEqual( [ 'Google is busy.' ] );
	} );
} );
