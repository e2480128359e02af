/**
 * Controls: how generators (resolvers, actions, sagas) reach what lies outside the store. They yield a description, the
 * handler below does the work; a saga's are handed over by bridge.ts.
 */
import { speak as speakNow } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import * as api from './api';
import type { ApiRequest } from './api';

type Control =
	| { type: 'API_FETCH'; request: ApiRequest }
	| { type: 'API_FETCH_STEP'; request: ApiRequest }
	| { type: 'ASK_FOR_LOGIN' }
	| { type: 'STORAGE_GET'; key: string }
	| { type: 'STORAGE_SET'; key: string; value: string }
	| { type: 'STORAGE_REMOVE'; key: string }
	| { type: 'TAKE_LOCK'; name: string }
	| { type: 'RELOAD_PAGE'; undo: string | null }
	| { type: 'REFRESH_NONCE' }
	| { type: 'LOAD_MEDIA_LIBRARY' }
	| { type: 'SPEAK'; text: string }
	| { type: 'LOAD_PART'; part: Promise< unknown > };

type Handlers = {
	[ Type in Control[ 'type' ] ]: (
		control: Extract< Control, { type: Type } >
	) => Promise< unknown >;
};

// Asynchronous all of them: what a synchronous handler throws never reaches the generator's own `catch`.
export const controls: Handlers = {
	API_FETCH: async ( { request } ) => api.fetchJson( request ),
	API_FETCH_STEP: async ( { request } ) => api.fetchStep( request ),
	ASK_FOR_LOGIN: async () => api.askForLogin(),
	STORAGE_GET: async ( { key } ) => api.readStorage( key ),
	STORAGE_SET: async ( { key, value } ) => api.writeStorage( key, value ),
	STORAGE_REMOVE: async ( { key } ) => api.writeStorage( key, null ),
	TAKE_LOCK: async ( { name } ) => api.takeLock( name ),
	RELOAD_PAGE: async ( { undo } ) => api.reloadPage( undo ),
	REFRESH_NONCE: async () => api.refreshNonce(),
	LOAD_MEDIA_LIBRARY: async () => api.loadMediaLibrary(),
	SPEAK: async ( { text } ) => speakNow( text, 'polite' ),
	LOAD_PART: ( { part } ) => part,
};

/** A generator that yields controls, and actions (a resolver, an action) or effects (a saga). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What it gets depends on what it yields, as in redux-saga's SagaIterator.
export type Routine< Result > = Generator< object, Result, any >;

/**
 * Waits for a part of the code that is loaded when it is needed:
 * `const { poll } = yield* loaded( import( './poll' ) )`.
 *
 * @param part What `import()` answers.
 * @throws When it could not be loaded; the next import() tries again.
 */
export function* loaded< Part >( part: Promise< Part > ): Routine< Part > {
	return yield { type: 'LOAD_PART', part } satisfies Control;
}

/**
 * Reads whatever this site's REST interface answers with a success.
 *
 * @param request Path with its query, method, and data for the body.
 * @throws As api.fetchJson().
 */
export function* fetchReply( request: ApiRequest ): Routine< unknown > {
	return yield { type: 'API_FETCH', request } satisfies Control;
}

/**
 * Reads a JSON object from this site's REST interface: `const reply = yield* fetchJson< Reply >( { path } )`.
 *
 * @param request Path with its query, method, and data for the body.
 * @throws What the server answered, also when it says `success: false` with status 200; `invalid_json` for a reply that is
 *         no object.
 */
export function* fetchJson< Reply extends object >(
	request: ApiRequest
): Routine< Reply > {
	const reply = ( yield* fetchReply( request ) ) as Reply | null;
	if ( typeof reply !== 'object' || reply === null ) {
		throw unreadable();
	}
	if ( 'success' in reply && reply.success === false ) {
		throw reply;
	}
	return reply;
}

/**
 * As fetchJson(), for the routes that wrap their answer: `{ success, data }`.
 *
 * @param request Path with its query, method, and data for the body.
 */
export function* fetchData< Data extends object >(
	request: ApiRequest
): Routine< Data > {
	const { data } = yield* fetchJson< { data?: Data } >( request );
	if ( typeof data !== 'object' ) {
		throw unreadable();
	}
	return data;
}

function unreadable(): { code: string; message: string } {
	return {
		code: 'invalid_json',
		message: __(
			'The site has sent an answer that can’t be read. Another plugin may have changed it: Tools > Site Health tells whether the REST API works.',
			'pharos-seo'
		),
	};
}

/**
 * Gets a new REST nonce for whoever is logged in now.
 *
 * @throws As fetchJson().
 */
export function* refreshNonce(): Routine< void > {
	yield { type: 'REFRESH_NONCE' } satisfies Control;
}

/**
 * Loads the scripts of WordPress's media window unless the page has them.
 *
 * @throws As fetchJson().
 */
export function* loadMediaLibrary(): Routine< void > {
	yield { type: 'LOAD_MEDIA_LIBRARY' } satisfies Control;
}

/**
 * Has screen readers speak, when they are done with what they say now.
 *
 * @param text What.
 */
export function* speak( text: string ): Routine< void > {
	yield { type: 'SPEAK', text } satisfies Control;
}

/**
 * As api.fetchStep(): sends one request of long work, which decides itself how to go on.
 *
 * @param request Path with its query, method, and data for the body.
 * @throws As api.fetchStep().
 */
export function* fetchStep( request: ApiRequest ): Routine< unknown > {
	return yield { type: 'API_FETCH_STEP', request } satisfies Control;
}

/** Asks the user to log in again; answers whether they have. */
export function* askForLogin(): Routine< boolean > {
	return yield { type: 'ASK_FOR_LOGIN' } satisfies Control;
}

/**
 * What this browser keeps for this site; null when there is nothing, or storage is forbidden.
 *
 * @param key Begins with the product's name.
 */
export function* readStorage( key: string ): Routine< string | null > {
	return yield { type: 'STORAGE_GET', key } satisfies Control;
}

/**
 * Keeps something in this browser, for this site.
 *
 * @param key   Of readStorage().
 * @param value What to keep.
 * @return Whether that was possible.
 */
export function* writeStorage(
	key: string,
	value: string
): Routine< boolean > {
	return yield { type: 'STORAGE_SET', key, value } satisfies Control;
}

/**
 * Forgets what writeStorage() keeps.
 *
 * @param key Of readStorage().
 */
export function* clearStorage( key: string ): Routine< void > {
	yield { type: 'STORAGE_REMOVE', key } satisfies Control;
}

/**
 * Makes sure that only one tab of this browser does something on this site.
 *
 * @param name What it does.
 * @return What ends that; null while another tab does it.
 */
export function* takeLock( name: string ): Routine< ( () => void ) | null > {
	return yield { type: 'TAKE_LOCK', name } satisfies Control;
}

/**
 * Loads the page again.
 *
 * @param undo Kept for the page that comes; null for nothing.
 */
export function* reloadPage( undo: string | null ): Routine< void > {
	yield { type: 'RELOAD_PAGE', undo } satisfies Control;
}
