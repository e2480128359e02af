/**
 * Everything that lies outside the store: network, time, page. Nothing else in store/ touches them, so
 * that a test replaces this one module.
 */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { loadLibrary } from './media/load-library';
import { lockPlace } from './tab-lock';

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

/** What fetchStep() throws: the error of the server or the browser, with what the answer's head says. */
export interface StepError {
	code?: string;
	message?: string;
	/** HTTP; none without an answer. */
	status?: number;
	/** How many seconds the server asks to wait, if it does. */
	retryAfter?: number;
}

/**
 * As fetchJson(), for work of many requests: its errors tell how to go on. A nonce that has run out is not renewed by itself.
 *
 * @param  request Path with its query, method, and data for the body.
 * @throws {StepError}
 */
export async function fetchStep( request: ApiRequest ): Promise< unknown > {
	const response = await apiFetch< Response, false >( {
		...request,
		parse: false,
	} ).catch( ( reason: unknown ) => {
		// With `parse: false` an answer that tells of an error is thrown as it is.
		if ( ! ( reason as Response | null )?.headers ) {
			throw reason;
		}
		return reason as Response;
	} );
	const body: unknown = await response.json().catch( () => undefined );
	const { ok, status } = response;
	if ( ok && body !== undefined ) {
		return body;
	}
	const seconds = secondsUntil( response.headers.get( 'Retry-After' ) );
	throw {
		...( typeof body === 'object'
			? body
			: {
					code: 'invalid_json',
					message: __(
						'The response is not a valid JSON response.',
						'pharos-seo'
					),
				} ),
		status,
		...( seconds !== undefined && { retryAfter: seconds } ),
	} satisfies StepError;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110). */
function secondsUntil( time: string | null ): number | undefined {
	if ( ! time ) {
		return undefined;
	}
	const seconds = /^\d+$/.test( time.trim() )
		? Number( time )
		: ( Date.parse( time ) - Date.now() ) / 1000;
	return Number.isFinite( seconds ) ? Math.max( 0, seconds ) : undefined;
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

/** Several sites may share one address, and with it the browser's storage: the path of the admin tells them apart. */
const ofSite = ( key: string ): string =>
	`${ key }:${ window.location.pathname }`;

/**
 * What this browser keeps for this site; null when there is nothing, or storage is forbidden.
 *
 * @param key Of writeStorage().
 */
export function readStorage( key: string ): string | null {
	try {
		return window.localStorage.getItem( ofSite( key ) );
	} catch {
		return null;
	}
}

/**
 * Keeps something in this browser, for this site.
 *
 * @param key   Begins with the product's name.
 * @param value Null removes it.
 * @return Whether that was possible: storage may be full or forbidden.
 */
export function writeStorage( key: string, value: string | null ): boolean {
	try {
		if ( value === null ) {
			window.localStorage.removeItem( ofSite( key ) );
		} else {
			window.localStorage.setItem( ofSite( key ), value );
		}
		return true;
	} catch {
		return false;
	}
}

/**
 * Makes sure that only one tab of this browser does something on this site.
 *
 * @param name What it does.
 * @return What ends that; it also ends with the tab. Null while another tab does it.
 */
export function takeLock( name: string ): Promise< ( () => void ) | null > {
	return lockPlace( ofSite( name ) );
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
