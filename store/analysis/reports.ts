/** Loads all reports in parallel; each is shown as it arrives. */
import type { SagaIterator } from 'redux-saga';
import { all, call, put, select } from 'redux-saga/effects';
import * as api from '../api';
import { putThunk } from '../put-thunk';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { askForReport, messageOf, waitForOther } from './ask';
import { KINDS } from './kinds';
import { showMissingReports, speakRun } from './messages';
import type { CheckKind, CheckReport, Wishes } from './types';

type Intent = Extract< Action, { type: 'analysis/LOAD' | 'analysis/RUN' } >;

/**
 * Loads reports, or runs the checks first.
 *
 * @param intent The command.
 */
export function* readReports( intent: Intent ): SagaIterator< void > {
	const isRun = intent.type === 'analysis/RUN';
	const kinds = isRun ? KINDS : intent.kinds;
	yield put( {
		type: 'analysis/STARTED',
		work: isRun ? 'run' : 'load',
		kinds,
	} satisfies Action );
	yield all( kinds.map( ( kind ) => call( read, kind, intent.url, isRun ) ) );
	yield put( { type: 'analysis/ENDED' } satisfies Action );
	if ( isRun ) {
		yield putThunk( speakRun );
	}
}

function* read(
	kind: CheckKind,
	url: string,
	isRun: boolean
): SagaIterator< void > {
	try {
		// While another user's run is in progress, the server returns the report before it, then its result.
		for ( let tries = 0; ; tries++ ) {
			const wishes: Wishes = yield select(
				( { __getAnalysis }: Bound ) => __getAnalysis().wishes
			);
			const force = isRun && tries === 0;
			const report: CheckReport = yield call( askForReport, kind, {
				url,
				...( force && { force: 'true' } ),
			} );
			yield put( {
				type: 'analysis/RECEIVE',
				kind,
				report,
				wishes,
			} satisfies Action );
			if ( ! report.running ) {
				return;
			}
			yield call( api.delay, waitForOther( tries ) );
		}
	} catch ( reason ) {
		yield put( {
			type: 'analysis/FAILED',
			kind,
			message: messageOf( reason ),
		} satisfies Action );
		// An older report may exist although the run failed.
		const isMissing: boolean = yield select(
			( { getCheckFailures }: Bound ) =>
				getCheckFailures()[ kind ] !== undefined
		);
		if ( isMissing ) {
			yield putThunk( showMissingReports );
		}
	}
}
