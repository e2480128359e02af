import apiFetch from '@wordpress/api-fetch';
import { loggedOut } from './logged-out';
import { unreadable, untagged } from './unreadable';
import type { RestError, RestRequest } from './types';

/** WordPress's own word for a PHP program that broke off, with a message in HTML that helps nobody here. */
const BROKEN = 'internal_server_error';

/**
 * Sends a request with the REST nonce and reads the answer as JSON. WordPress's own reading hides what an answer that is no
 * JSON says, and with which status.
 *
 * @param  request Path with its query, method, and data for the body.
 * @throws {RestError}
 */
export async function send( request: RestRequest ): Promise< unknown > {
	const response = await apiFetch< Response, false >( {
		...request,
		parse: false,
	} ).catch( ( reason: unknown ) => {
		// With `parse: false` an answer that tells of an error is thrown as it is.
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
			? // Somebody sends whoever is logged out to the form instead of saying so.
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

/** `Retry-After` is a number of seconds or a date (RFC 9110). */
function secondsUntil( time: string | null ): number | undefined {
	if ( ! time ) {
		return undefined;
	}
	const seconds = /^\d+$/.test( time.trim() )
		? Number( time )
		: ( Date.parse( time ) - Date.now() ) / 1000;
	return Number.isFinite( seconds ) ? Math.max( 0, seconds ) : undefined;
}
