import type { Channel } from 'redux-saga';
import {
	actionChannel,
	call,
	flush,
	take,
	takeLeading,
} from 'redux-saga/effects';
import type { Routine } from '../controls';
import type { Action } from '../types';
import type { Intent } from './handle';

const INTENTS: Intent[ 'type' ][] = [
	'migration/START',
	'migration/RESUME',
	'migration/SKIP',
	'migration/CANCEL',
	'migration/LOOK',
	'migration/RESTORE',
];

/** Handles one command at a time: commands sent while a migration runs aren't handled after it ends. */
export function* watchMigration(): Routine< void > {
	const intents: Channel< Intent > = yield actionChannel( INTENTS );
	for (;;) {
		const intent: Intent = yield take( intents );
		const { handle }: typeof import( './handle' ) = yield import(
			/* webpackChunkName: "migrate" */ './handle'
		);
		yield call( handle, intent );
		if ( intent.type !== 'migration/LOOK' ) {
			yield flush( intents );
		}
	}
}

type Compare = Extract< Action, { type: 'migration/COMPARE' } >;

/** Compares pages while the user views the migrated data. */
export function* watchComparison(): Routine< void > {
	const COMPARE: Compare[ 'type' ] = 'migration/COMPARE';
	yield takeLeading( COMPARE, function* ( intent: Compare ) {
		const { compare }: typeof import( './parity' ) = yield import(
			/* webpackChunkName: "migrate" */ './parity'
		);
		yield call( compare, intent );
	} );
}
