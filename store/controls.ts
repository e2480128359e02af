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
