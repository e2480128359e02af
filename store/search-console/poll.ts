import { controls } from '@wordpress/data';
import { call, put, select } from 'redux-saga/effects';
import * as api from '../api';
import type { Routine } from '../controls';
import { STORE_NAME } from '../name';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';

/** The pauses between requests in milliseconds: the first, the growth factor, and the longest. */
const FIRST = 1000;
const GROWTH = 1.5;
const LONGEST = 10_000;

/** Requests the progress until the fetch is done; a failed request is sent again later. */
export function* poll(): Routine< void > {
	for ( let pause = FIRST; ; ) {
		yield call( api.delay, pause );
		pause = Math.min( pause * GROWTH, LONGEST );
		const before: string | null = yield select( progressOf );
		try {
			yield controls.dispatch( STORE_NAME, 'refreshSearchConsole', true );
		} catch {
			continue;
		}
		if ( yield select( isDriven ) ) {
			// Each request is a step of the fetch.
			pause = 0;
		}
		if ( before !== ( yield select( progressOf ) ) ) {
			yield put( { type: 'searchConsole/FETCHED' } satisfies Action );
		}
		if ( ! ( yield select( isFetching ) ) ) {
			return;
		}
	}
}

const isFetching = ( { getSearchConsole }: Bound ): boolean =>
	getSearchConsole()?.fetch?.running ?? false;

const isDriven = ( { getSearchConsole }: Bound ): boolean =>
	getSearchConsole()?.fetch?.driven ?? false;

const progressOf = ( { getSearchConsole }: Bound ): string => {
	const { lastFetched, fetch } = getSearchConsole() ?? {};
	return `${ lastFetched } ${ fetch?.done }`;
};
