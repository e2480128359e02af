/** Does what a person asks for, one task a subject, as long as the page lives. */
import type { Channel, SagaIterator } from 'redux-saga';
import { call, put, spawn, take } from 'redux-saga/effects';
import type { Action } from '../types';
import { recheck } from './recheck';
import { readReports } from './reports';
import type { AnalysisIntent } from './types';
import { saveIgnored } from './wishes';

/** In place of the id of a check. */
const REPORTS = ' reports';

/**
 * Handles intents.
 *
 * @param first   One that has come already.
 * @param intents All others.
 */
export function* handleIntents(
	first: AnalysisIntent,
	intents: Channel< AnalysisIntent >
): SagaIterator< void > {
	const busy = new Set< string >();

	/** Unless the same goes on already. */
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
				// Shown at once; the task of a check goes on until the server has stored the last wish.
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
				// Whoever asks for a run while reports are read or made gets those (spec.md section 4).
				yield call( start, REPORTS, () => readReports( asked ) );
		}
	}
}
