import * as api from '../api';
import { REST_PATH } from '../name';
import { readItems } from './read-item';
import type { CheckKind, CheckReport } from './types';

/** Pauses in milliseconds between requests while another user's run is in progress; the last one repeats. */
const PAUSES = [ 2000, 3000, 5000, 10_000 ];

/**
 * Maximum number of requests: about five minutes. A run takes one minute, and the server forgets a crashed run after
 * two.
 */
const MOST = 30;

/**
 * Requests a report.
 *
 * @param kind       Which report.
 * @param parameters The query parameters of the route; empty ones are omitted.
 * @throws The response of the server if it isn't a report.
 */
export async function askForReport(
	kind: CheckKind,
	parameters: Record< string, string >
): Promise< CheckReport > {
	const given = Object.entries( parameters ).filter(
		( [ , value ] ) => value !== ''
	);
	const answer = await api.fetchJson( {
		path: `${ REST_PATH }/checks/${ kind }?${ new URLSearchParams( given ) }`,
	} );
	if ( ! isReport( answer ) ) {
		throw answer;
	}
	return { ...answer, data: readItems( answer.data ) };
}

const isReport = ( answer: unknown ): answer is CheckReport => {
	const { success, data } = ( answer ?? {} ) as Partial< CheckReport >;
	return success === true && typeof data === 'object' && data !== null;
};

/**
 * The pause in milliseconds before the next request.
 *
 * @param tries How many requests were sent before.
 * @throws When the maximum number of requests is reached.
 */
export function waitForOther( tries: number ): number {
	const pause = PAUSES[ Math.min( tries, PAUSES.length - 1 ) ];
	if ( tries >= MOST || pause === undefined ) {
		throw {};
	}
	return pause;
}

/**
 * The server's error message, or ''.
 *
 * @param reason The thrown value.
 */
export function messageOf( reason: unknown ): string {
	const { message } = ( reason ?? {} ) as { message?: unknown };
	return typeof message === 'string' ? message : '';
}
