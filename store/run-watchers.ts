import {
	runSaga,
	stdChannel,
	type EffectMiddleware,
	type Saga,
	type Task,
} from 'redux-saga';
import { call, fork, spawn, take } from 'redux-saga/effects';
import { controls, type Routine } from './controls';
import type { Watcher } from './slice';
import type { Bound, ThunkArgs } from './thunk-args';
import type { Action } from './types';

/** Passes an action to the sagas of a registry. */
export type Hear = ( action: Action ) => void;

/**
 * Starts sagas for a registry beside its store; this connects redux-saga with @wordpress/data.
 *
 * @param watchers The watchers of all slices.
 * @param args     The arguments of the thunk.
 */
export function runWatchers(
	watchers: readonly Watcher[],
	{ dispatch, select }: ThunkArgs
): Hear {
	const channel = stdChannel< Action >();
	const root: Saga = function* () {
		for ( const watch of watchers ) {
			yield spawn( keepWatching, watch );
		}
	};
	runSaga(
		{
			channel,
			dispatch: ( action: Action ) => {
				const result = dispatch( action );
				channel.put( action ); // After the reducer, as redux-saga's own middleware does.
				return result;
			},
			getState: (): Bound => select,
			effectMiddlewares: [ withControls( dispatch ) ],
		},
		root
	);
	return ( action ) => channel.put( action );
}

/**
 * Lets sagas yield the same controls as resolvers and actions, including every routine of controls.ts. The control is
 * dispatched to the store, which can handle it, as a routine of one step.
 */
const withControls =
	( dispatch: ThunkArgs[ 'dispatch' ] ): EffectMiddleware =>
	( next ) =>
	( effect ) => {
		next( isControl( effect ) ? dispatch( oneStep( effect ) ) : effect );
	};

/** Whether an effect is a control of Pharos or of the data package (`controls.select()`, `controls.dispatch()`). */
const isControl = ( effect: { type?: unknown } | null | undefined ): boolean =>
	typeof effect?.type === 'string' &&
	( Object.hasOwn( controls, effect.type ) ||
		effect.type.startsWith( '@@data/' ) );

function* oneStep( control: object ): Routine< unknown > {
	return yield control;
}

/**
 * Restarts a watcher after an error, such as a chunk that can't be loaded: the current action fails, later ones are
 * handled.
 */
function* keepWatching( watch: Watcher ): Routine< void > {
	// A watcher that fails before it received any action would fail forever: it isn't restarted.
	for ( let told: Task | null = null; ! told?.isRunning(); ) {
		told = yield fork( waitForAction );
		try {
			return yield call( watch );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- It is nowhere else to be seen.
			console.error( error );
		}
	}
}

function* waitForAction(): Routine< void > {
	yield take( '*' );
}
