import apiFetch from '@wordpress/api-fetch';
import { createRecovery } from './login';
import { readResponse } from './response';
import type { RestRequest } from './types';

/**
 * Sends a request with the REST nonce. If the session has expired, sends it again: see createRecovery().
 *
 * @param options Path with its query, method, and data for the body.
 * @throws A RestError with a message for users, whatever sent the response.
 */
export async function request< Reply >(
	options: RestRequest
): Promise< Reply > {
	for ( const recover = createRecovery(); ; ) {
		try {
			return ( await readResponse(
				apiFetch( { ...options, parse: false } )
			) ) as Reply;
		} catch ( reason ) {
			await recover( reason );
		}
	}
}

/**
 * Like request(), but renews neither the nonce nor the session.
 *
 * @param options See request().
 * @throws See request().
 */
export const send = ( options: RestRequest ): Promise< unknown > =>
	readResponse( apiFetch( { ...options, parse: false } ) );
