import { fetchReply, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { readItems } from './read-item';
import type { CheckKind, CheckReport } from './types';

/** Milliseconds before it is asked again whether somebody else's run is over; the last one stays. */
const PAUSES = [ 2000, 3000, 5000, 10_000 ];

/** How often it is asked: for some five minutes. A run takes one, and one that died is forgotten after two. */
const MOST = 30;

/**
 * Asks for a report.
 *
 * @param kind       Which.
 * @param parameters Of the route.
 * @throws What the server answered.
 */
export function* askForReport(
	kind: CheckKind,
	parameters: Record< string, string >
): Routine< CheckReport > {
	const given = Object.entries( parameters ).filter(
		( [ , value ] ) => value !== ''
	);
	const answer = yield* fetchReply( {
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
 * How long to wait before it is asked again. Milliseconds.
 *
 * @param tries How often it was asked before.
 * @throws When it has been asked often enough.
 */
export function waitForOther( tries: number ): number {
	const pause = PAUSES[ Math.min( tries, PAUSES.length - 1 ) ];
	if ( tries >= MOST || pause === undefined ) {
		throw {};
	}
	return pause;
}

/**
 * What the server says of a failure, or ''.
 *
 * @param reason Whatever was thrown.
 */
export function messageOf( reason: unknown ): string {
	const { message } = ( reason ?? {} ) as { message?: unknown };
	return typeof message === 'string' ? message : '';
}
