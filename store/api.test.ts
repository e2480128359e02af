import apiFetch from '@wordpress/api-fetch';
import * as api from './api';

const fetch = jest.fn();

beforeEach( () => {
	window.fetch = fetch;
	apiFetch.nonceEndpoint =
		'https://example.org/wp-admin/admin-ajax.php?action=rest-nonce';
	apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( 'old' );
} );
afterEach( () => fetch.mockReset() );

describe( 'a new nonce', () => {
	test( 'replaces the old one after a login', async () => {
		fetch.mockResolvedValueOnce( { ok: true, text: async () => 'new' } );

		await api.refreshNonce();

		expect( apiFetch.nonceMiddleware?.nonce ).toBe( 'new' );
		expect( fetch ).toHaveBeenCalledWith(
			apiFetch.nonceEndpoint,
			expect.anything()
		);
	} );

	test( 'is not given to whoever is logged out', async () => {
		fetch.mockResolvedValueOnce( { ok: false, text: async () => '0' } );

		await expect( api.refreshNonce() ).rejects.toMatchObject( {
			code: 'rest_not_logged_in',
		} );
		expect( apiFetch.nonceMiddleware?.nonce ).toBe( 'old' );
	} );

	test( 'needs the network', async () => {
		fetch.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );

		await expect( api.refreshNonce() ).rejects.toMatchObject( {
			code: 'fetch_error',
		} );
	} );
} );

describe( 'a step of long work', () => {
	const answer = ( status: number, body: string, head: object = {} ) =>
		fetch.mockResolvedValueOnce( {
			ok: status < 400,
			status,
			headers: { get: ( name: string ) => head[ name as never ] ?? null },
			json: async () => JSON.parse( body ),
		} );
	const step = () => api.fetchStep( { path: '/pharos/v1/step' } );

	test( 'is answered as any request', async () => {
		answer( 200, '{"success":true}' );
		expect( await step() ).toEqual( { success: true } );
	} );

	test.each( [
		[ '20', 20 ],
		[ new Date( Date.now() + 30_000 ).toUTCString(), 30 ],
		[ new Date( 0 ).toUTCString(), 0 ],
	] )(
		'that is too early (%s) tells when to come again',
		async ( after, seconds ) => {
			answer( 429, '{"code":"busy","message":"Later."}', {
				'Retry-After': after,
			} );
			const error = await step().then(
				undefined,
				( reason ) => reason as api.StepError
			);
			expect( error ).toMatchObject( {
				code: 'busy',
				message: 'Later.',
				status: 429,
			} );
			expect(
				Math.abs(
					( ( error as api.StepError ).retryAfter ?? NaN ) - seconds
				)
			).toBeLessThan( 2 );
		}
	);

	test( 'that something else answers is an error with its status', async () => {
		answer( 502, '<h1>Bad gateway</h1>', { 'Retry-After': 'soon' } );
		expect( await step().catch( ( reason ) => reason ) ).toEqual( {
			code: 'invalid_json',
			message: 'The response is not a valid JSON response.',
			status: 502,
		} );
	} );

	test( 'that never arrives is an error of the network', async () => {
		fetch.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
		await expect( step() ).rejects.toMatchObject( { code: 'fetch_error' } );
	} );
} );

describe( 'what the browser keeps', () => {
	test( 'belongs to one site, whatever else is at its address', () => {
		expect( api.writeStorage( 'pharos_x', '1' ) ).toBe( true );
		window.history.pushState( {}, '', '/other/wp-admin/admin.php' );
		expect( api.readStorage( 'pharos_x' ) ).toBeNull();
		window.history.pushState( {}, '', '/' );
		expect( api.readStorage( 'pharos_x' ) ).toBe( '1' );
		api.writeStorage( 'pharos_x', null );
		expect( window.localStorage ).toHaveLength( 0 );
	} );

	test( 'may be nothing', () => {
		const storage = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'QuotaExceededError' );
			} );
		expect( api.writeStorage( 'pharos_x', '1' ) ).toBe( false );
		storage.mockRestore();
	} );
} );
