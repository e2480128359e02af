import { withLogin } from './login';
import { send } from './send';
import type { RestRequest } from './types';

/**
 * Like send(), but survives an expired session: see withLogin().
 *
 * @param options Path with its query, method, and data for the body.
 * @throws A RestError with a message for users, whatever sent the response.
 */
export const request = < Reply >( options: RestRequest ): Promise< Reply > =>
	withLogin( () => send( options ) as Promise< Reply > );
