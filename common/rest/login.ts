/**
 * Handles requests whose session has expired: they are sent again with a new nonce. If that doesn't help, they wait while
 * the application asks the user to log in again. No action on the screen fails, so no input or selection is lost.
 */
import { isLoggedOut } from './logged-out';
import { refreshNonce } from './nonce';

/** Asks the user to log in; resolves to whether they are logged in now. */
type Ask = () => Promise< boolean >;

let ask: Ask | null = null;
let answer: Promise< boolean > | null = null;

/** The results of all logins so far, the latest last. */
const answers: boolean[] = [];

/**
 * Sets the handler that asks the user to log in. Without a handler, requests fail.
 *
 * @param handler Called once for all requests that wait at the same time.
 * @return A function that removes the handler.
 */
export function onLoggedOut( handler: Ask ): () => void {
	ask = handler;
	return () => {
		if ( ask === handler ) {
			ask = null;
		}
	};
}

/** Waits for the user to log in again; all waiting requests get the same result. */
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
 * Creates a function to call after each failure of an operation. It resolves when the operation should run again: first
 * with a new nonce, because the user may have logged in again in another tab, then after a login.
 *
 * @return The function; it throws the error if the session isn't the reason, or the user doesn't log in.
 */
export function createRecovery(): ( reason: unknown ) => Promise< void > {
	let before = answers.length;
	let isRenewed = false;
	return async ( reason ) => {
		throwUnlessLoggedOut( reason );
		if ( ! isRenewed ) {
			isRenewed = true;
			try {
				return await refreshNonce();
			} catch ( next ) {
				throwUnlessLoggedOut( next );
				reason = next;
			}
		}
		// A request that was sent before the last login, and refused after it, shares the result of that login.
		const isLoggedIn =
			answers.length > before ? answers.at( -1 ) : await waitForLogin();
		if ( ! isLoggedIn ) {
			throw reason;
		}
		before = answers.length;
		isRenewed = false;
	};
}

/**
 * Runs an operation, and runs it again if the session had expired: see createRecovery().
 *
 * @param attempt The operation; may run several times.
 * @throws The error of the last attempt.
 */
export async function withLogin< Result >(
	attempt: () => Promise< Result >
): Promise< Result > {
	for ( const recover = createRecovery(); ; ) {
		try {
			return await attempt();
		} catch ( reason ) {
			await recover( reason );
		}
	}
}

function throwUnlessLoggedOut( reason: unknown ): void {
	if ( ! isLoggedOut( reason ) ) {
		throw reason;
	}
}
