/**
 * Everything outside the store: network, time, page. Nothing else in store/ accesses them, so that a test replaces only
 * this module.
 */
import { __ } from '@wordpress/i18n';
import {
	refreshNonce,
	withLogin,
	type RestError,
	type RestRequest,
} from '../common/rest';

export {
	refreshNonce,
	/** Sends a request with the REST nonce; if the session has expired, it waits for the user to log in again. */
	request as fetchJson,
	/**
	 * Sends a request of work that takes many requests and handles errors itself. Renews neither the nonce nor the
	 * session.
	 */
	send as fetchStep,
	/** Asks the user to log in again; resolves to whether they did. */
	waitForLogin as askForLogin,
} from '../common/rest';

/** A request to the REST API of this site. */
export type ApiRequest = RestRequest;

/** The error thrown by fetchJson() and fetchStep(). */
export type StepError = RestError;

/** The browser's online state: `false` is reliable, `true` only means that there is some network. */
export function isOnline(): boolean {
	return window.navigator.onLine;
}

/**
 * Loads the scripts of WordPress's media library unless the page has them.
 *
 * @throws An error of the same shape as those of fetchJson().
 */
export async function loadMediaLibrary(): Promise< void > {
	const { ajaxurl = '' } = window as { ajaxurl?: string };
	try {
		await withLogin( async () => {
			const { loadLibrary } = await import(
				/* webpackChunkName: "image" */ './media/load-library'
			);
			await loadLibrary(
				`${ ajaxurl }?action=pharos_media_library`
			).catch(
				// The response doesn't tell whether the session has expired; the request for a new nonce does.
				async ( reason ) => {
					await refreshNonce();
					throw reason;
				}
			);
		} );
	} catch {
		throw {
			code: 'fetch_error',
			message: __(
				'The media library couldn’t be loaded. Try again.',
				'pharos-seo'
			),
		};
	}
}

/** Adds the admin path to a storage key: sites in subdirectories share one origin, and with it the browser's storage. */
const ofSite = ( key: string ): string =>
	`${ key }:${ window.location.pathname }`;

/**
 * Reads a value that writeStorage() stored for this site; null if there is none, or storage is blocked.
 *
 * @param key The key passed to writeStorage().
 */
export function readStorage( key: string ): string | null {
	try {
		return window.localStorage.getItem( ofSite( key ) );
	} catch {
		return null;
	}
}

/**
 * Stores a value in this browser, for this site.
 *
 * @param key   The key; starts with the product name.
 * @param value The value; null deletes it.
 * @return Whether it succeeded: storage may be full or blocked.
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
 * Takes a lock, so that only one tab of this browser runs an operation on this site.
 *
 * @param name The name of the operation.
 * @return The function that releases the lock, which also ends with the tab. Null while another tab holds it.
 */
export async function takeLock(
	name: string
): Promise< ( () => void ) | null > {
	const { lockPlace } = await import(
		/* webpackChunkName: "tab-lock" */ './tab-lock'
	);
	return lockPlace( ofSite( name ) );
}

/** Loads the wrapper of WordPress's plugin and theme installer. */
export const loadUpdates = (): Promise< typeof import( './extend/updates' ) > =>
	import( /* webpackChunkName: "dashboard" */ './extend/updates' );

/** Loads the feed reader. */
export const loadFeeds = (): Promise< typeof import( './news/feeds' ) > =>
	import( /* webpackChunkName: "news" */ './news/feeds' );

/** Stored in sessionStorage, because WordPress clears the history state on every admin page (wp_admin_canonical_url()). */
const RELOADED = 'pharos_reloaded';

/** The undo data for the page after a reload: see settings/stored-undo.ts. */
const UNDO = 'pharos_undo';

/**
 * Reloads the page. The hash, and with it the route, stays.
 *
 * @param undo Stored for takeUndo() on the reloaded page; null for nothing.
 */
export function reloadPage( undo: string | null = null ): void {
	try {
		window.sessionStorage.setItem( RELOADED, '1' );
		if ( undo !== null ) {
			window.sessionStorage.setItem( ofSite( UNDO ), undo );
		}
	} catch {
		// Storage may be full or blocked: then only the focus and the undo are lost.
	}
	window.location.reload();
}

/** Whether reloadPage() loaded this page. Only the first call returns true. */
export function takeReloaded(): boolean {
	try {
		const isReloaded = window.sessionStorage.getItem( RELOADED ) !== null;
		window.sessionStorage.removeItem( RELOADED );
		return isReloaded;
	} catch {
		return false;
	}
}

/** The undo data stored by reloadPage(), returned once; null if there is none. */
export function takeUndo(): string | null {
	try {
		const undo = window.sessionStorage.getItem( ofSite( UNDO ) );
		window.sessionStorage.removeItem( ofSite( UNDO ) );
		return undo;
	} catch {
		return null;
	}
}

/**
 * Waits.
 *
 * @param milliseconds Duration.
 */
export function delay( milliseconds: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}
