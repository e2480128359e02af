/**
 * Everything that lies outside the store: network, time, page. Nothing else in store/ touches them, so
 * that a test replaces this one module.
 */
import { __ } from '@wordpress/i18n';
import {
	refreshNonce,
	request as sendWithNonce,
	send,
	type RestError,
	type RestRequest,
} from '../common/rest';
import { waitForLogin, withLogin } from './login';

export { refreshNonce };

/** A request to this site's REST interface. */
export type ApiRequest = RestRequest;

/** What fetchJson() and fetchStep() throw. */
export type StepError = RestError;

/**
 * Sends a request with the REST nonce and reads the answer as JSON. Where the login has expired it waits for the person to log
 * in again, and goes on.
 *
 * @param  request Path with its query, method, and data for the body.
 * @throws {RestError}
 */
export const fetchJson = ( request: ApiRequest ): Promise< unknown > =>
	withLogin( () => sendWithNonce( request ) );

/**
 * As fetchJson(), for work of many requests, which decides itself how to go on. Neither nonce nor login are renewed.
 *
 * @param  request Path with its query, method, and data for the body.
 * @throws {RestError}
 */
export const fetchStep = ( request: ApiRequest ): Promise< unknown > =>
	send( request );

/** Whether the person has logged in again, after being asked to. */
export const askForLogin = (): Promise< boolean > => waitForLogin();

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
		await withLogin( async () => {
			const { loadLibrary } = await import(
				/* webpackChunkName: "image" */ './media/load-library'
			);
			await loadLibrary(
				`${ ajaxurl }?action=pharos_media_library`
			).catch(
				// It does not say that the login has expired.
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
export async function takeLock(
	name: string
): Promise< ( () => void ) | null > {
	const { lockPlace } = await import(
		/* webpackChunkName: "tab-lock" */ './tab-lock'
	);
	return lockPlace( ofSite( name ) );
}

/** Loads WordPress's own installer of plugins and themes, as the store uses it. */
export const loadUpdates = (): Promise< typeof import( './extend/updates' ) > =>
	import( /* webpackChunkName: "dashboard" */ './extend/updates' );

/** Loads the reader of news feeds. */
export const loadFeeds = (): Promise< typeof import( './news/feeds' ) > =>
	import( /* webpackChunkName: "news" */ './news/feeds' );

/** In the storage of the tab: WordPress empties the state of the history on every admin page (wp_admin_canonical_url()). */
const RELOADED = 'pharos_reloaded';

/** For the page that comes: see settings/kept-undo.ts. */
const UNDO = 'pharos_undo';

/**
 * Loads the page again; its hash, and with it the route, stays.
 *
 * @param undo Kept for takeUndo() of the page that comes; null for nothing.
 */
export function reloadPage( undo: string | null = null ): void {
	try {
		window.sessionStorage.setItem( RELOADED, '1' );
		if ( undo !== null ) {
			window.sessionStorage.setItem( ofSite( UNDO ), undo );
		}
	} catch {
		// Storage may be full or forbidden: then only the focus and the undo are lost.
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

/** What reloadPage() has kept, once; null when there is nothing. */
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
 * @param milliseconds How long.
 */
export function delay( milliseconds: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}
