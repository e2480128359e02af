/** Stores on the server which checks are ignored. */
import type { SagaIterator } from 'redux-saga';
import { call, put, select } from 'redux-saga/effects';
import * as api from '../api';
import type { Bound } from '../thunk-args';
import { REST_PATH } from '../name';
import { putThunk } from '../put-thunk';
import type { Action } from '../types';
import { messageOf } from './ask';
import { showProblem } from './messages';
import type { CheckProblem, Wish } from './types';

/**
 * Sends the ignored state of a check until the server has stored the last requested one. If the server refuses, the
 * change is reverted.
 *
 * @param id The check's id.
 */
export function* saveIgnored( id: string ): SagaIterator< void > {
	for (;;) {
		const wish: Wish | undefined = yield select( wishOf, id );
		if ( ! wish?.isSaving ) {
			return;
		}
		const { ignore } = wish;
		try {
			yield call( send, id, ignore );
			yield put( {
				type: 'analysis/WISH_DONE',
				id,
				ignore,
			} satisfies Action );
		} catch ( reason ) {
			const now: Wish | undefined = yield select( wishOf, id );
			// No error is shown if the user has requested the opposite since.
			if ( now?.ignore === ignore ) {
				const problem: CheckProblem = {
					id,
					wanted: ignore ? 'ignore' : 'restore',
					message: messageOf( reason ),
				};
				yield put( {
					type: 'analysis/WISH_FAILED',
					id,
					problem,
				} satisfies Action );
				yield putThunk( showProblem( problem ) );
			}
		}
	}
}

const wishOf = ( { __getAnalysis }: Bound, id: string ): Wish | undefined =>
	__getAnalysis().wishes[ id ];

async function send( id: string, ignore: boolean ): Promise< void > {
	const answer = await api.fetchJson( {
		path: `${ REST_PATH }/ignore-checks`,
		method: ignore ? 'POST' : 'DELETE',
		data: { id },
		keepalive: true,
	} );
	if ( ( answer as { status?: unknown } | null )?.status !== 'success' ) {
		throw answer;
	}
}
