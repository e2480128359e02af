import { isLoggedOut } from './logged-out';
import { refreshNonce } from './nonce';
import { send } from './send';
import type { RestRequest } from './types';

export { addMiddleware } from './middleware';
export type { Middleware, RequestOptions } from './middleware';
export { isLoggedOut, refreshNonce, send };
export type { RestError, RestRequest } from './types';

/**
 * Like send(), but retries once with a new nonce when the nonce of the page has expired.
 *
 * @param options Path with its query, method, and data for the body.
 * @throws A RestError with a message for users, whatever sent the response.
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
