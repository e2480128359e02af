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

/** Has the sagas of a registry hear something. */
export type Hear = ( action: Action ) => void;

/**
 * The one place that knows both libraries: starts sagas for a registry, beside its store.
 *
 * @param watchers Of all slices.
 * @param args     The store's.
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
				channel.put( action ); // After the reducer, as the real middleware does.
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
 * What resolvers and actions yield, a saga may yield as well: a control, and so every routine of controls.ts. The store, which
 * knows what to do with it, gets it as a routine of one step.
 */
const withControls =
	( dispatch: ThunkArgs[ 'dispatch' ] ): EffectMiddleware =>
	( next ) =>
	( effect ) => {
		next( isControl( effect ) ? dispatch( oneStep( effect ) ) : effect );
	};

/** One of ours, or of the data package (`controls.select()`, `controls.dispatch()`). */
const isControl = ( effect: { type?: unknown } | null | undefined ): boolean =>
	typeof effect?.type === 'string' &&
	( Object.hasOwn( controls, effect.type ) ||
		effect.type.startsWith( '@@data/' ) );

function* oneStep( control: object ): Routine< unknown > {
	return yield control;
}

/** An error, such as a chunk that can't be loaded, ends what the watcher does now, not what it is told later. */
function* keepWatching( watch: Watcher ): Routine< void > {
	// One that fails before it was told anything would do so without end.
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
