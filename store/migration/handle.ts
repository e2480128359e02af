/** Handles the user's commands while no migration runs in this tab. */
import { buffers } from 'redux-saga';
import { actionChannel, call, put, select } from 'redux-saga/effects';
import { __ } from '@wordpress/i18n';
import * as api from '../api';
import type { Routine } from '../controls';
import type { Bound } from '../thunk-args';
import type { Action } from '../types';
import { Failed, Stopped, type Orders } from './ask';
import { readChecks } from './read-checks';
import { run } from './run';
import {
	forgetProgress,
	keepProgress,
	KEY,
	readProgress,
} from './stored-progress';
import { restore } from './restore';
import { speakDone, speakPaused } from './announcements';
import type {
	MigrationPlugin,
	MigrationProgress,
	MigrationState,
} from './types';

/** Milliseconds between checks whether another tab is done. */
const LOOK_AGAIN = 2000;

export type Intent = Extract<
	Action,
	{
		type:
			| 'migration/START'
			| 'migration/RESUME'
			| 'migration/SKIP'
			| 'migration/CANCEL'
			| 'migration/LOOK'
			| 'migration/RESTORE';
	}
>;

/**
 * Runs the command, unless another tab is migrating: then it waits until that tab is done.
 *
 * @param intent The command.
 */
export function* handle( intent: Intent ): Routine< void > {
	const before: MigrationState = yield select( ( { getMigration }: Bound ) =>
		getMigration()
	);
	const release: ( () => void ) | null = yield call( api.takeLock, KEY );
	if ( ! release ) {
		yield call( waitForOther, slugsOf( intent, before ) );
		return;
	}
	try {
		yield call( act, intent, before );
	} finally {
		release();
	}
}

function* act( intent: Intent, state: MigrationState ): Routine< void > {
	// Another tab may have made progress since this one read it.
	const known = state.progress && readProgress( state.progress.slug );
	const progress = state.isKept ? known : state.progress;
	switch ( intent.type ) {
		case 'migration/LOOK':
			if ( state.status === 'unknown' || state.status === 'idle' ) {
				yield call( find, intent.slugs );
			}
			return;
		case 'migration/START':
			yield call( migrate, intent.progress, intent.size );
			return;
		case 'migration/RESTORE':
			yield call( restore, intent );
			return;
		case 'migration/CANCEL':
			if ( state.progress ) {
				forgetProgress( state.progress.slug );
			}
			yield put( { type: 'migration/CANCELLED' } satisfies Action );
			return;
		default:
			if ( ! progress ) {
				yield put( {
					type: 'migration/LEFT_ELSEWHERE',
				} satisfies Action );
				return;
			}
			yield call(
				migrate,
				intent.type === 'migration/SKIP'
					? withoutFailed( progress, state )
					: progress,
				intent.size
			);
	}
}

const slugsOf = ( intent: Intent, { progress }: MigrationState ): string[] => {
	switch ( intent.type ) {
		case 'migration/LOOK':
			return intent.slugs;
		case 'migration/START':
			return [ intent.progress.slug ];
		default:
			return progress ? [ progress.slug ] : [];
	}
};

/** Shows the unfinished migration of an earlier visit. */
function* find( slugs: string[] ): Routine< void > {
	const plugins: MigrationPlugin[] | null = yield select(
		( { getMigrationPlugins }: Bound ) => getMigrationPlugins()
	);
	for ( const slug of slugs ) {
		forgetIfOver( slug, plugins );
	}
	const progress = firstOf( slugs );
	yield put( { type: 'migration/FOUND', progress } satisfies Action );
	if ( progress ) {
		yield call( speakPaused );
	}
}

const firstOf = ( slugs: string[] ): MigrationProgress | null =>
	slugs.map( readProgress ).find( Boolean ) ?? null;

/**
 * Deletes the progress of a migration that was completed or undone in another browser: resuming it would skip objects
 * that this browser assumes to be migrated.
 *
 * @param slug    The slug of the source plugin.
 * @param plugins The source plugins as returned by the server.
 */
function forgetIfOver( slug: string, plugins: MigrationPlugin[] | null ): void {
	const source = plugins?.find( ( plugin ) => plugin.slug === slug );
	const progress = readProgress( slug );
	if ( progress?.settings && source?.begun === null ) {
		forgetProgress( slug );
	}
}

/** Shows the progress of the other tab; a migration that it doesn't complete can be resumed here. */
function* waitForOther( slugs: string[] ): Routine< void > {
	for (;;) {
		const progress = firstOf( slugs );
		yield put( {
			type: 'migration/ELSEWHERE',
			progress,
		} satisfies Action );
		yield call( api.delay, LOOK_AGAIN );
		const release: ( () => void ) | null = yield call( api.takeLock, KEY );
		if ( release ) {
			release();
			yield put( { type: 'migration/LEFT_ELSEWHERE' } satisfies Action );
			yield call( find, slugs );
			return;
		}
	}
}

/** Skips objects that the server can't migrate, as if they were completed. */
function withoutFailed(
	progress: MigrationProgress,
	{ failure }: MigrationState
): MigrationProgress {
	const { batch } = failure ?? {};
	const last = batch?.ids.at( -1 ) ?? 0;
	return {
		...progress,
		left: batch ? [ ...progress.left, batch ] : progress.left,
		groups: progress.groups.map( ( group ) =>
			batch &&
			group.kind === batch.kind &&
			group.type === batch.type &&
			group.last < last
				? {
						...group,
						completed: group.completed + batch.ids.length,
						skipped: group.skipped + batch.ids.length,
						last,
					}
				: group
		),
	};
}

function* migrate(
	progress: MigrationProgress,
	size: number
): Routine< void > {
	const orders: Orders = yield actionChannel(
		[ 'migration/PAUSE', 'migration/CANCEL' ],
		buffers.sliding( 1 )
	);
	const isKept = keepProgress( progress );
	yield put( {
		type: 'migration/STARTED',
		progress,
		isKept,
	} satisfies Action );
	try {
		const isDeactivated: boolean | null = yield call(
			run,
			progress,
			size,
			orders
		);
		forgetProgress( progress.slug );
		yield put( { type: 'migration/DONE', isDeactivated } satisfies Action );
		yield call( speakDone );
		yield call( readChecks );
		if ( isDeactivated ) {
			yield put( {
				type: 'migration/COMPARE',
				slug: progress.slug,
				steps: [ 'after' ],
				restart: true,
			} satisfies Action );
		}
	} catch ( reason ) {
		yield call( stop, progress.slug, reason );
	} finally {
		orders.close();
	}
}

function* stop( slug: string, reason: unknown ): Routine< void > {
	if ( ! ( reason instanceof Stopped ) ) {
		const failure =
			reason instanceof Failed
				? reason.failure
				: {
						message: __( 'Migration failed', 'pharos-seo' ),
						isLoggedOut: false,
					};
		yield put( { type: 'migration/FAILED', failure } satisfies Action );
		return;
	}
	if ( reason.order.type === 'migration/PAUSE' ) {
		yield put( { type: 'migration/PAUSED' } satisfies Action );
		yield call( speakPaused );
		return;
	}
	forgetProgress( slug );
	yield put( { type: 'migration/CANCELLED' } satisfies Action );
}
