import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { loggedOut } from './logged-out';
import type { RestError } from './types';
import { unreadable } from './unreadable';

/**
 * Fetches a new REST nonce for the user who is logged in now. @wordpress/api-fetch only does this after the error
 * `rest_cookie_invalid_nonce`, not when another user has logged in.
 *
 * @throws {RestError}
 */
export async function refreshNonce(): Promise< void > {
	const { nonceEndpoint, nonceMiddleware } = apiFetch;
	if ( ! nonceEndpoint || ! nonceMiddleware ) {
		return;
	}
	const response = await window
		.fetch( nonceEndpoint, { credentials: 'same-origin' } )
		.catch( () => {
			throw {
				code: 'fetch_error',
				message: __(
					'The site returned an invalid response.',
					'pharos-seo'
				),
			} satisfies RestError;
		} );
	const text = await response.text();
	if ( response.status >= 500 ) {
		throw await unreadable( response.status, text );
	}
	if ( ! response.ok ) {
		throw loggedOut();
	}
	nonceMiddleware.nonce = text;
}
