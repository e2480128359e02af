/**
 * Everything that lies outside the store: network, time, page. Nothing else in store/ touches them, so
 * that a test replaces this one module.
 */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { loadLibrary } from './media/load-library';

/** A request to this site's REST interface. */
export type ApiRequest = Pick< APIFetchOptions, 'path' | 'method' | 'data' >;

/**
 * Sends a request with the REST nonce and reads the answer as JSON.
 *
 * @param request Path with its query, method, and data for the body.
 * @throws The error of the server, `{ code, message, data: { status } }`, or one of @wordpress/api-fetch's own with the
 *         code `offline_error`, `fetch_error` or `invalid_json`.
 */
export function fetchJson( request: ApiRequest ): Promise< unknown > {
	return apiFetch( request );
}

/**
 * Gets a new REST nonce for whoever is logged in now. @wordpress/api-fetch does so itself only after the error
 * `rest_cookie_invalid_nonce`, not when another person logged in meanwhile.
 *
 * @throws An error of the same form as those of fetchJson().
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
					'Could not get a valid response from the server.',
					'pharos-seo'
				),
			};
		} );
	if ( ! response.ok ) {
		throw {
			code: 'rest_not_logged_in',
			message: __( 'You are not logged in.', 'pharos-seo' ),
			data: { status: 401 },
		};
	}
	nonceMiddleware.nonce = await response.text();
}

/** What the browser knows: `false` can be trusted, `true` only says that there is some network. */
export function isOnline(): boolean {
	return window.navigator.onLine;
}

/**
 * Loads what WordPress's media window needs, unless the page has it.
 *
 * @throws An error of the same form as those of fetchJson().
 */
export async function loadMediaLibrary(): Promise< void > {
	const { ajaxurl = '' } = window as { ajaxurl?: string };
	try {
		await loadLibrary( `${ ajaxurl }?action=pharos_media_library` );
	} catch {
		throw {
			code: 'fetch_error',
			message: __(
				'The media library could not be loaded. Please try again.',
				'pharos-seo'
			),
		};
	}
}

/** In the storage of the tab: WordPress empties the state of the history on every admin page (wp_admin_canonical_url()). */
const RELOADED = 'pharos_reloaded';

/** Loads the page again; its hash, and with it the route, stays. */
export function reloadPage(): void {
	try {
		window.sessionStorage.setItem( RELOADED, '1' );
	} catch {
		// Storage may be full or forbidden: then only the focus is lost.
	}
	window.location.reload();
}

/** Whether it was reloadPage() that loaded the page. Only the first who asks hears yes. */
export function takeReloaded(): boolean {
	try {
		const isReloaded = window.sessionStorage.getItem( RELOADED ) !== null;
		window.sessionStorage.removeItem( RELOADED );
		return isReloaded;
	} catch {
		return false;
	}
}

/**
 * Waits.
 *
 * @param milliseconds How long.
 */
export function delay( milliseconds: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}
