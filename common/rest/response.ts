import { loggedOut } from './logged-out';
import { unreadable, untagged } from './unreadable';
import type { RestError } from './types';

/** WordPress's error code for a PHP fatal error; its message is HTML and doesn't help users. */
const BROKEN = 'internal_server_error';

/**
 * Parses the response of @wordpress/api-fetch as JSON. Its own parsing hides the status and body of responses that aren't
 * JSON.
 *
 * @param  promise The response to a request with `parse: false`.
 * @throws {RestError}
 */
export async function readResponse(
	promise: Promise< Response >
): Promise< unknown > {
	const response = await promise.catch( ( reason: unknown ) => {
		// With `parse: false`, @wordpress/api-fetch throws the response object of an error unchanged.
		if ( ! ( reason as Response | null )?.headers ) {
			throw reason;
		}
		return reason as Response;
	} );
	const { ok, status } = response;
	if ( status === 204 ) {
		return null;
	}
	const text = await response.text().catch( () => '' );
	const body = parse( text );
	if ( ok && body !== undefined ) {
		return body;
	}
	const seconds = secondsUntil( response.headers.get( 'Retry-After' ) );
	throw {
		...( await errorOf( body, response, text ) ),
		status,
		...( seconds !== undefined && { retryAfter: seconds } ),
	} satisfies RestError;
}

async function errorOf(
	body: unknown,
	{ status, url }: Response,
	text: string
): Promise< RestError > {
	if ( typeof body !== 'object' || body === null ) {
		return url.includes( '/wp-login.php' )
			? // A plugin redirects logged-out users to the login form instead of returning an error.
				loggedOut()
			: unreadable( status, text );
	}
	const error: RestError = body;
	if ( error.code === BROKEN ) {
		return { ...error, ...( await unreadable( status, '' ) ) };
	}
	return error.message?.includes?.( '<' )
		? { ...error, message: await untagged( error.message ) }
		: error;
}

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/** Converts the `Retry-After` header to seconds: it is a number of seconds or a date (RFC 9110). */
function secondsUntil( time: string | null ): number | undefined {
	if ( ! time ) {
		return undefined;
	}
	const seconds = /^\d+$/.test( time.trim() )
		? Number( time )
		: ( Date.parse( time ) - Date.now() ) / 1000;
	return Number.isFinite( seconds ) ? Math.max( 0, seconds ) : undefined;
}
