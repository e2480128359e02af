/** Undoes migrations, with as many requests as necessary. */
import { channel } from 'redux-saga';
import { call, put, select } from 'redux-saga/effects';
import type { Routine } from '../controls';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { ask, Failed, type Orders } from './ask';
import { readChecks } from './read-checks';
import { forgetProgress } from './stored-progress';
import { speakRestoring } from './announcements';
import type { MigrationPlugin } from './types';

/** Seconds before each retry. */
const PAUSES = [ 1, 2, 4 ];

/** The response of POST /migrate/restore. */
interface Answer {
	message: string;
	data: { left: number };
}

/**
 * Restores a backup completely. It can be called again after a failure, or on another visit, because the server stores
 * the progress.
 *
 * @param intent       The command.
 * @param intent.id    The id of the backup.
 * @param intent.total The number of objects.
 */
export function* restore( {
	id,
	total,
}: Extract< Action, { type: 'migration/RESTORE' } > ): Routine< void > {
	const nobody: Orders = channel();
	let left = total;
	yield call( speakRestoring );
	try {
		for (;;) {
			yield put( {
				type: 'migration/RESTORING',
				restore: { id, total: Math.max( total, left ), left },
			} satisfies Action );
			const answer: Answer = yield call(
				ask,
				'/migrate/restore',
				{ id },
				nobody,
				PAUSES
			);
			left = answer.data.left;
			if ( left === 0 ) {
				yield call( end, answer.message );
				return;
			}
		}
	} catch ( reason ) {
		if ( ! ( reason instanceof Failed ) ) {
			throw reason;
		}
		const { failure } = reason;
		yield put( {
			type: 'migration/RESTORE_FAILED',
			failure,
		} satisfies Action );
	}
}

function* end( message: string ): Routine< void > {
	const plugins: MigrationPlugin[] | null = yield select(
		( { getMigrationPlugins }: Bound ) => getMigrationPlugins()
	);
	for ( const { slug } of plugins ?? [] ) {
		forgetProgress( slug );
	}
	yield put( { type: 'settings/WRITTEN' } satisfies Action );
	yield put( { type: 'migration/RESTORED', message } satisfies Action );
	yield call( readChecks );
}
