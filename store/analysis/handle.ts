/** Handles the user's commands as long as the page is open: one task at a time per subject. */
import type { Channel, SagaIterator } from 'redux-saga';
import { call, put, spawn, take } from 'redux-saga/effects';
import type { Action } from '../types';
import { recheck } from './recheck';
import { readReports } from './reports';
import type { AnalysisIntent } from './types';
import { saveIgnored } from './save-ignored';

/** The subject of reading and running reports, in place of a check id. */
const REPORTS = ' reports';

/**
 * Handles commands.
 *
 * @param first   The command that has already arrived.
 * @param intents The channel of all further commands.
 */
export function* handleIntents(
	first: AnalysisIntent,
	intents: Channel< AnalysisIntent >
): SagaIterator< void > {
	const busy = new Set< string >();

	/** Starts a task unless one with the same subject is running. */
	function* start(
		subject: string,
		work: () => SagaIterator< void >
	): SagaIterator< void > {
		if ( ! busy.has( subject ) ) {
			busy.add( subject );
			yield spawn( function* () {
				try {
					yield call( work );
				} finally {
					busy.delete( subject );
				}
			} );
		}
	}

	for ( let intent = first; ; intent = yield take( intents ) ) {
		const asked = intent;
		switch ( asked.type ) {
			case 'analysis/WISH': {
				const { ids, ignore } = asked;
				// Show the change at once. The task of a check continues until the server has stored the last requested
				// state.
				yield put( {
					type: 'analysis/WISHED',
					ids,
					ignore,
				} satisfies Action );
				for ( const id of ids ) {
					yield call( start, `wish ${ id }`, () =>
						saveIgnored( id )
					);
				}
				break;
			}
			case 'analysis/RECHECK':
				yield call( start, `check ${ asked.id }`, () =>
					recheck( asked )
				);
				break;
			default:
				// A run requested while reports are being read or generated gets those reports.
				yield call( start, REPORTS, () => readReports( asked ) );
		}
	}
}
