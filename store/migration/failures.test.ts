import { failing, open } from '../../tests/js/migration-site';
import * as api from '../api';

jest.mock( '../api' );

beforeEach( () => window.localStorage.clear() );
afterEach( () => jest.useRealTimers() );

describe( 'a failure that may pass', () => {
	/** A migration whose next object fails a few times, with fake timers. */
	async function fail( error: object, times: number ) {
		const site = await open();
		jest.useFakeTimers();
		let left = times;
		const asked: number[] = [];
		jest.mocked( api.fetchStep ).mockImplementation( async ( request ) => {
			if ( /\[101\]/.test( JSON.stringify( request ) ) ) {
				asked.push( Date.now() );
				if ( left-- > 0 ) {
					throw error;
				}
			}
			return site.server.fetchJson( request );
		} );
		site.start();
		await jest.advanceTimersByTimeAsync( 0 );
		const pauses = () =>
			asked
				.slice( 1 )
				.map( ( time, i ) => ( time - ( asked[ i ] ?? 0 ) ) / 1000 );
		return { ...site, pauses };
	}

	test.each( [
		[ 'a network that is away', { code: 'fetch_error', message: 'x' } ],
		[ 'too many requests', { code: 'x', message: 'x', status: 429 } ],
		[ 'a gateway', { code: 'invalid_json', message: 'x', status: 502 } ],
		[
			'no answer of ours',
			{ code: 'invalid_json', message: 'x', status: 200 },
		],
	] )( '(%s) is tried again in growing pauses', async ( _, error ) => {
		const { select, pauses } = await fail( error, 3 );
		expect( select.getMigration().pause ).toEqual( {
			reason: 'failure',
			seconds: 1,
		} );
		await jest.advanceTimersByTimeAsync( 10_000 );
		expect( pauses() ).toEqual( [ 1, 2, 4 ] );
		expect( select.getMigration() ).toMatchObject( {
			status: 'done',
			pause: null,
		} );
	} );

	test( 'waits as long as the server says', async () => {
		const { pauses } = await fail(
			{ code: 'x', message: 'x', status: 503, retryAfter: 20 },
			1
		);
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( pauses() ).toEqual( [ 20 ] );
	} );

	test( 'and does not, is shown with what could not be migrated', async () => {
		const { select, pauses } = await fail(
			{ code: 'x', message: 'A critical error.', status: 500 },
			99
		);
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( pauses() ).toEqual( [ 1, 2, 4, 8, 16 ] );
		expect( select.getMigration() ).toMatchObject( {
			status: 'failed',
			failure: {
				message: 'A critical error.',
				status: 500,
				batch: { kind: 'post', type: 'post', ids: [ 101 ] },
			},
		} );
	} );

	test( 'while the browser is offline waits for the network, however long', async () => {
		const { select, pauses } = await fail(
			{ code: 'offline_error', message: 'x' },
			300
		);
		jest.mocked( api.isOnline ).mockReturnValue( false );
		await jest.advanceTimersByTimeAsync( 200_000 );
		expect( select.getMigration() ).toMatchObject( {
			status: 'running',
			pause: { reason: 'offline' },
		} );
		expect( pauses().length ).toBeGreaterThan( 100 );
	} );

	test( 'can be paused while it waits', async () => {
		const { select, dispatch } = await fail(
			{ code: 'x', message: 'x', status: 503, retryAfter: 200 },
			1
		);
		dispatch.pauseMigration();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( select.getMigration().status ).toBe( 'paused' );
	} );
} );

describe( 'a failure that does not pass', () => {
	test.each( [
		[
			'says what the server says',
			{ code: 'pharos_x', message: 'Not here.', status: 400 },
			{ message: 'Not here.', status: 400, isLoggedOut: false },
		],
		[
			'without a message says that the request failed',
			{ success: false },
			{ message: 'API request failed' },
		],
		[
			'that is a fault says so',
			new Error( 'undefined is not a function' ),
			{ message: 'Migration failed. Please try again.' },
		],
	] )( '%s', async ( _, error, expected ) => {
		const { start, ended, server, select } = await open();
		failing( server, /global-settings/, error );
		start();
		await ended( 'failed' );
		expect( select.getMigration().failure ).toMatchObject( expected );
	} );

	test( 'goes on where it stopped with "Try Again"', async () => {
		const { start, ended, server, dispatch, migrated, calls } =
			await open();
		const mend = failing( server, /\[103\]/ );
		start();
		await ended( 'failed' );
		mend();
		dispatch.resumeMigration( 1 );
		await ended();
		expect( migrated() ).toBe( 10 );
		expect(
			calls().filter( ( call ) => call.includes( '[101]' ) )
		).toHaveLength( 1 );
	} );

	test( 'goes on without what fails', async () => {
		const { start, ended, server, dispatch, select } = await open();
		failing( server, /\[103\]/ );
		start();
		await ended( 'failed' );
		dispatch.skipFailedItem( 1 );
		await ended();
		expect( select.getMigration().progress?.groups[ 2 ] ).toMatchObject( {
			completed: 4,
			skipped: 1,
		} );
		expect( server.migration.written ).not.toContain( 'post 103' );
	} );

	test( 'renews a nonce that has run out', async () => {
		const { start, ended, server, migrated } = await open();
		server.failOnce( {
			code: 'rest_cookie_invalid_nonce',
			message: 'x',
			status: 403,
		} );
		start();
		await ended();
		expect( api.refreshNonce ).toHaveBeenCalled();
		expect( migrated() ).toBe( 9 );
	} );

	test( 'of a user who logs in again continues automatically', async () => {
		const { start, ended, server, migrated } = await open();
		server.failOnce( {
			code: 'rest_forbidden',
			message: 'x',
			status: 401,
		} );
		jest.mocked( api.refreshNonce ).mockRejectedValueOnce( {
			code: 'rest_not_logged_in',
			message: 'You are not logged in.',
			data: { status: 401 },
		} );
		jest.mocked( api.askForLogin ).mockResolvedValueOnce( true );
		start();
		await ended();
		expect( api.askForLogin ).toHaveBeenCalledTimes( 1 );
		expect( migrated() ).toBe( 9 );
	} );

	test( 'of a logged-out user asks them to log in', async () => {
		const { start, ended, server, select } = await open();
		server.failOnce( { code: 'rest_cookie_invalid_nonce', status: 403 } );
		jest.mocked( api.refreshNonce ).mockRejectedValueOnce( {
			code: 'rest_not_logged_in',
			message: 'You are not logged in.',
			data: { status: 401 },
		} );
		start();
		await ended( 'failed' );
		expect( select.getMigration().failure ).toMatchObject( {
			message: 'You are not logged in.',
			isLoggedOut: true,
		} );
	} );
} );
