/** Tells the server which checks are ignored. */
import type { SagaIterator } from 'redux-saga';
import { call, put, select } from 'redux-saga/effects';
import { fetchReply, type Routine } from '../controls';
import type { Bound } from '../thunk-args';
import { REST_PATH } from '../name';
import type { Action } from '../types';
import { messageOf } from './ask';
import { KINDS } from './kinds';
import { showProblem } from './messages';
import type { AnalysisState, CheckProblem } from './types';

/**
 * Tells the server what a person wants of a check, until it is what they wanted last. Where the server refuses, that is taken
 * back.
 *
 * @param id The check's.
 */
export function* grant( id: string ): SagaIterator< void > {
	// What the server has after a failure, nobody knows.
	let isKnown = true;
	for (;;) {
		const { wish, stored }: Wanted = yield select( wanted, id );
		if ( wish === undefined ) {
			return;
		}
		try {
			if ( ! isKnown || wish !== stored ) {
				yield call( send, id, wish );
			}
			isKnown = true;
			yield put( {
				type: 'analysis/WISH_DONE',
				id,
				ignore: wish,
			} satisfies Action );
		} catch ( reason ) {
			isKnown = false;
			const now: Wanted = yield select( wanted, id );
			if ( now.wish === wish ) {
				const problem: CheckProblem = {
					id,
					wanted: wish ? 'ignore' : 'restore',
					message: messageOf( reason ),
				};
				yield put( {
					type: 'analysis/WISH_FAILED',
					id,
					problem,
				} satisfies Action );
				yield call( showProblem, problem );
				return;
			}
		}
	}
}

interface Wanted {
	wish: boolean | undefined;
	stored: boolean | undefined;
}

function wanted( { __getAnalysis }: Bound, id: string ): Wanted {
	const { wishes, reports }: AnalysisState = __getAnalysis();
	const [ item ] = KINDS.flatMap(
		( kind ) => reports[ kind ]?.items[ id ] ?? []
	);
	return { wish: wishes[ id ], stored: item?.ignore };
}

function* send( id: string, ignore: boolean ): Routine< void > {
	const answer = yield* fetchReply( {
		path: `${ REST_PATH }/ignore-checks`,
		method: ignore ? 'POST' : 'DELETE',
		data: { id },
		keepalive: true,
	} );
	if ( ( answer as { status?: unknown } | null )?.status !== 'success' ) {
		throw answer;
	}
}
