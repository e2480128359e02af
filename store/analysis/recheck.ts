/** Runs a single check. */
import type { SagaIterator } from 'redux-saga';
import { call, put, select } from 'redux-saga/effects';
import * as api from '../api';
import { putThunk } from '../put-thunk';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { askForReport, messageOf, waitForOther } from './ask';
import { KINDS } from './kinds';
import { showProblem, speakCheck } from './messages';
import type { AnalysisState, CheckProblem, CheckReport } from './types';

/**
 * Runs the check.
 *
 * @param intent     The command.
 * @param intent.id  The check's id.
 * @param intent.url The site URL.
 */
export function* recheck( {
	id,
	url,
}: Extract< Action, { type: 'analysis/RECHECK' } > ): SagaIterator< void > {
	const { reports }: AnalysisState = yield select(
		( { __getAnalysis }: Bound ) => __getAnalysis()
	);
	// The last report that has the check is the one on the screen.
	const kind = [ ...KINDS ]
		.reverse()
		.find( ( each ) => reports[ each ]?.items[ id ]?.item );
	if ( ! kind ) {
		return;
	}
	yield put( { type: 'analysis/CHECKING', id } satisfies Action );
	try {
		for ( let tries = 0; ; tries++ ) {
			const report: CheckReport = yield call( askForReport, kind, {
				url,
				force: 'true',
				check: id,
			} );
			const { running, data, checked_at: checkedAt, message } = report;
			if ( ! running && message ) {
				throw { message };
			}
			if ( ! running ) {
				yield put( {
					type: 'analysis/CHECKED',
					id,
					kind,
					checked: {
						item: data[ id ] ?? null,
						checkedAt: checkedAt ?? '',
					},
				} satisfies Action );
				yield putThunk( speakCheck( id ) );
				return;
			}
			yield call( api.delay, waitForOther( tries ) );
		}
	} catch ( reason ) {
		const problem: CheckProblem = {
			id,
			wanted: 'recheck',
			message: messageOf( reason ),
		};
		yield put( {
			type: 'analysis/CHECK_FAILED',
			problem,
		} satisfies Action );
		yield putThunk( showProblem( problem ) );
	}
}
