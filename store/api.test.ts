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
