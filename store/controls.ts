/**
 * Controls: how generators (resolvers, actions, sagas) access everything outside the store. They yield a description,
 * and the handler below runs it; bridge.ts passes on those of the sagas.
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
	| { type: 'REFRESH_NONCE' }
	| { type: 'LOAD_MEDIA_LIBRARY' }
	| { type: 'SPEAK'; text: string };

type Handlers = {
	[ Type in Control[ 'type' ] ]: (
		control: Extract< Control, { type: Type } >
	) => Promise< unknown >;
};

// All handlers are asynchronous: an error thrown by a synchronous one never reaches the `catch` of the generator.
export const controls: Handlers = {
	API_FETCH: async ( { request } ) => api.fetchJson( request ),
	API_FETCH_STEP: async ( { request } ) => api.fetchStep( request ),
	ASK_FOR_LOGIN: async () => api.askForLogin(),
	STORAGE_GET: async ( { key } ) => api.readStorage( key ),
	STORAGE_SET: async ( { key, value } ) => api.writeStorage( key, value ),
	STORAGE_REMOVE: async ( { key } ) => api.writeStorage( key, null ),
	TAKE_LOCK: async ( { name } ) => api.takeLock( name ),
	REFRESH_NONCE: async () => api.refreshNonce(),
	LOAD_MEDIA_LIBRARY: async () => api.loadMediaLibrary(),
	SPEAK: async ( { text } ) => speakNow( text, 'polite' ),
};

/** A generator that yields controls, and actions (a resolver, an action) or effects (a saga). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What it gets depends on what it yields, as in redux-saga's SagaIterator.
export type Routine< Result > = Generator< object, Result, any >;

/**
 * Reads a successful response of the REST API, whatever its shape.
 *
 * @param request Path with query, method, and data of the body.
 * @throws See api.fetchJson().
 */
export function* fetchReply( request: ApiRequest ): Routine< unknown > {
	return yield { type: 'API_FETCH', request } satisfies Control;
}

/**
 * Reads a JSON object from the REST API: `const reply = yield* fetchJson< Reply >( { path } )`.
 *
 * @param request Path with query, method, and data of the body.
 * @throws The server's response, also if it has `success: false` with status 200; `invalid_json` if the response isn't
 *         an object.
 */
export function* fetchJson< Reply extends object >(
	request: ApiRequest
): Routine< Reply > {
	return readObject( yield { type: 'API_FETCH', request } satisfies Control );
}

/**
 * Like fetchJson(), for routes that wrap their data: `{ success, data }`.
 *
 * @param request Path with query, method, and data of the body.
 */
export function* fetchData< Data extends object >(
	request: ApiRequest
): Routine< Data > {
	const { data } = readObject< { data?: Data } >(
		yield { type: 'API_FETCH', request } satisfies Control
	);
	if ( typeof data !== 'object' ) {
		throw unreadable();
	}
	return data;
}

function readObject< Reply extends object >( reply: Reply | null ): Reply {
	if ( typeof reply !== 'object' || reply === null ) {
		throw unreadable();
	}
	if ( 'success' in reply && reply.success === false ) {
		throw reply;
	}
	return reply;
}

function unreadable(): { code: string; message: string } {
	return {
		code: 'invalid_json',
		message: __(
			'The site returned an invalid response. Check the REST API under Tools > Site Health.',
			'pharos-seo'
		),
	};
}

/**
 * Gets a new REST nonce for the logged-in user.
 *
 * @throws See fetchJson().
 */
export function* refreshNonce(): Routine< void > {
	yield { type: 'REFRESH_NONCE' } satisfies Control;
}

/**
 * Loads the scripts of WordPress's media library unless the page has them.
 *
 * @throws See fetchJson().
 */
export function* loadMediaLibrary(): Routine< void > {
	yield { type: 'LOAD_MEDIA_LIBRARY' } satisfies Control;
}

/**
 * Announces a text to screen readers, politely: after their current output.
 *
 * @param text The text.
 */
export function* speak( text: string ): Routine< void > {
	yield { type: 'SPEAK', text } satisfies Control;
}

/**
 * Like api.fetchStep(): sends one request of work that takes many requests and handles errors itself.
 *
 * @param request Path with query, method, and data of the body.
 * @throws See api.fetchStep().
 */
export function* fetchStep( request: ApiRequest ): Routine< unknown > {
	return yield { type: 'API_FETCH_STEP', request } satisfies Control;
}

/** Asks the user to log in again; returns whether they did. */
export function* askForLogin(): Routine< boolean > {
	return yield { type: 'ASK_FOR_LOGIN' } satisfies Control;
}

/**
 * Reads a value that this browser stores for this site; null if there is none, or storage is blocked.
 *
 * @param key The key; starts with the product name.
 */
export function* readStorage( key: string ): Routine< string | null > {
	return yield { type: 'STORAGE_GET', key } satisfies Control;
}

/**
 * Stores a value in this browser, for this site.
 *
 * @param key   See readStorage().
 * @param value The value.
 * @return Whether it succeeded.
 */
export function* writeStorage(
	key: string,
	value: string
): Routine< boolean > {
	return yield { type: 'STORAGE_SET', key, value } satisfies Control;
}

/**
 * Deletes a value stored by writeStorage().
 *
 * @param key See readStorage().
 */
export function* clearStorage( key: string ): Routine< void > {
	yield { type: 'STORAGE_REMOVE', key } satisfies Control;
}

/**
 * Takes a lock, so that only one tab of this browser runs an operation on this site.
 *
 * @param name The name of the operation.
 * @return The function that releases the lock; null while another tab holds it.
 */
export function* takeLock( name: string ): Routine< ( () => void ) | null > {
	return yield { type: 'TAKE_LOCK', name } satisfies Control;
}
