/**
 * What becomes of requests when the login has expired: they wait while the application asks the person to log in again, and
 * are sent anew. Nothing on any screen fails, so nothing typed or selected is lost.
 */
import { isLoggedOut } from '../common/rest';

/** Asks the person; answers whether they are logged in now. */
type Ask = () => Promise< boolean >;

let ask: Ask | null = null;
let answer: Promise< boolean > | null = null;

/** The answers that were given, the last one at the end. */
const answers: boolean[] = [];

/**
 * Says who asks. Without anybody, requests fail.
 *
 * @param handler Called once for all requests that wait at a time.
 * @return What ends that.
 */
export function onLoggedOut( handler: Ask ): () => void {
	ask = handler;
	return () => {
		if ( ask === handler ) {
			ask = null;
		}
	};
}

/** Whether the person has logged in again; all who wait hear the same answer. */
export function waitForLogin(): Promise< boolean > {
	answer ??= ( ask ? ask() : Promise.resolve( false ) )
		.then( ( isLoggedIn ) => {
			answers.push( isLoggedIn );
			return isLoggedIn;
		} )
		.finally( () => {
			answer = null;
		} );
	return answer;
}

/**
 * Does something, and does it again after a login that it lacked.
 *
 * @param attempt May be called several times.
 * @throws What the last attempt has thrown.
 */
export async function withLogin< Result >(
	attempt: () => Promise< Result >
): Promise< Result > {
	for (;;) {
		const before = answers.length;
		try {
			return await attempt();
		} catch ( reason ) {
			if ( ! isLoggedOut( reason ) ) {
				throw reason;
			}
			// What was sent before the person answered, and is refused only then, is a part of what was asked for.
			const isLoggedIn =
				answers.length > before
					? answers.at( -1 )
					: await waitForLogin();
			if ( ! isLoggedIn ) {
				throw reason;
			}
		}
	}
}
