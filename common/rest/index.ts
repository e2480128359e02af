import { isLoggedOut } from './logged-out';
import { refreshNonce } from './nonce';
import { send } from './send';
import type { RestRequest } from './types';

export { addMiddleware } from './middleware';
export type { Middleware, RequestOptions } from './middleware';
export { isLoggedOut, refreshNonce, send };
export type { RestError, RestRequest } from './types';

/**
 * As send(), with a new nonce where the one of the page has run out.
 *
 * @param options Path with its query, method, and data for the body.
 * @throws A RestError, for people in plain words, whatever has answered.
 */
export async function request< Reply >(
	options: RestRequest
): Promise< Reply > {
	try {
		return ( await send( options ) ) as Reply;
	} catch ( reason ) {
		if ( ! isLoggedOut( reason ) ) {
			throw reason;
		}
	}
	await refreshNonce();
	return ( await send( options ) ) as Reply;
}
