import * as api from '../api';
import type { Bound, ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { fetchConnection } from './requests';

/** The pauses between requests in milliseconds: the first, the growth factor, and the longest. */
const FIRST = 1000;
const GROWTH = 1.5;
const LONGEST = 10_000;

/**
 * Requests the progress until the fetch is done; a failed request is sent again later.
 *
 * @param args   The arguments of the thunk.
 * @param signal Ends it early.
 */
export async function poll(
	args: ThunkArgs,
	signal: AbortSignal
): Promise< void > {
	const { select, dispatch } = args;
	for ( let pause = FIRST; ; ) {
		await api.delay( pause );
		if ( signal.aborted ) {
			return;
		}
		pause = Math.min( pause * GROWTH, LONGEST );
		const before = progressOf( select );
		try {
			await fetchConnection( args, true );
		} catch {
			continue;
		}
		const fetch = select.getSearchConsole()?.fetch;
		if ( fetch?.driven ) {
			// Each request is a step of the fetch.
			pause = 0;
		}
		if ( before !== progressOf( select ) ) {
			dispatch( { type: 'searchConsole/FETCHED' } satisfies Action );
		}
		if ( ! fetch?.running ) {
			return;
		}
	}
}

const progressOf = ( { getSearchConsole }: Bound ): string => {
	const { lastFetched, fetch } = getSearchConsole() ?? {};
	return `${ lastFetched } ${ fetch?.done }`;
};
