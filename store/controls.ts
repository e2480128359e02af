/**
 * Controls: how generators (resolvers, network actions) reach what lies outside the store. They yield a description, the
 * handler below does the work.
 */
import { speak as speakNow } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import * as api from './api';
import type { ApiRequest } from './api';
import type { ThunkArgs } from './thunk-args';

type Control =
	| { type: 'API_FETCH'; request: ApiRequest }
	| { type: 'REFRESH_NONCE' }
	| { type: 'LOAD_MEDIA_LIBRARY' }
	| { type: 'SPEAK'; text: string };

type Handlers = {
	[ Type in Control[ 'type' ] ]: (
		control: Extract< Control, { type: Type } >
	) => Promise< unknown >;
};

// Asynchronous all of them: what a synchronous handler throws never reaches the generator's own `catch`.
export const controls: Handlers = {
	API_FETCH: async ( { request } ) => api.fetchJson( request ),
	REFRESH_NONCE: async () => api.refreshNonce(),
	LOAD_MEDIA_LIBRARY: async () => api.loadMediaLibrary(),
	SPEAK: async ( { text } ) => speakNow( text, 'polite' ),
};

/** A generator that yields controls (and actions) and ends with a `Result`. */
export type Routine< Result > = Generator< object, Result, unknown >;

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
	const reply = ( yield {
		type: 'API_FETCH',
		request,
	} satisfies Control ) as Reply | null;
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
 * Runs a routine from a thunk. What the routine ends with must not look like an action (an object with a `type`): the
 * data package would dispatch it.
 *
 * @param dispatch The thunk's own.
 * @param routine  A generator that has not been started.
 */
export function run< Result >(
	dispatch: ThunkArgs[ 'dispatch' ],
	routine: Routine< Result >
): Promise< Result > {
	// The middleware takes generators; the type of `dispatch` does not say so.
	return dispatch( routine as never ) as unknown as Promise< Result >;
}
