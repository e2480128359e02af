import type { Saga, Task } from 'redux-saga';
import type { Routine } from './controls';
import type { Slice, Watcher } from './slice';
import type { Bound, OwnActions, ThunkArgs } from './thunk-args';
import type { Action } from './types';

/** Passes an action to the sagas of a registry. */
type Pass = ( action: Action ) => void;

/**
 * Creates the actions that connect the store with its sagas. Stores of @wordpress/data don't accept middleware, so the
 * sagas run beside the store: they receive only the commands and the actions they put themselves. No first screen needs
 * them, so redux-saga and the sagas are loaded with the first command.
 *
 * @param loaders The watchers of the store's slices. They start once per registry and then keep running.
 */
export function createSagaRunner(
	loaders: readonly NonNullable< Slice[ 'watchers' ] >[]
): Pick< OwnActions, '__dispatchCommand' | '__receive' > {
	const running = new WeakMap< object, Promise< Pass > >();

	/** Starts the sagas once per registry. A failed load is tried again with the next command. */
	function start( args: ThunkArgs ): Promise< Pass > {
		const { registry } = args;
		const pass = running.get( registry ) ?? runSagas( loaders, args );
		running.set( registry, pass );
		pass.catch( () => running.delete( registry ) );
		return pass;
	}

	return {
		__dispatchCommand: ( action ) => async ( args ) => {
			args.dispatch( action );
			// The order of the commands stays the same, because each waits for the same promise.
			( await start( args ) )( action );
		},
		__receive: ( action ) => action,
	};
}

async function runSagas(
	loaders: readonly NonNullable< Slice[ 'watchers' ] >[],
	{ dispatch, select }: ThunkArgs
): Promise< Pass > {
	const [ { runSaga, stdChannel }, { call, fork, spawn, take }, ...modules ] =
		await Promise.all( [
			// With the names of what is used: webpack can't see that, and the chunk would contain the whole package.
			import(
				/* webpackChunkName: "sagas" */
				/* webpackExports: ["runSaga", "stdChannel"] */
				'redux-saga'
			),
			import(
				/* webpackChunkName: "sagas" */
				/* webpackExports: ["call", "fork", "spawn", "take"] */
				'redux-saga/effects'
			),
			...loaders.map( ( load ) => load() ),
		] );

	/**
	 * Restarts a watcher after an error, such as a chunk that can't be loaded: the current action fails, later ones are
	 * handled.
	 */
	function* keepWatching( watch: Watcher ): Routine< void > {
		// A watcher that fails before it received any action would fail forever: it isn't restarted.
		for ( let waiting: Task | null = null; ! waiting?.isRunning(); ) {
			waiting = yield fork( function* () {
				yield take( '*' );
			} );
			try {
				return yield call( watch );
			} catch ( error ) {
				// eslint-disable-next-line no-console -- It is nowhere else to be seen.
				console.error( error );
			}
		}
	}

	const root: Saga = function* () {
		for ( const watch of modules.flatMap( Object.values ) ) {
			yield spawn( keepWatching, watch );
		}
	};
	const channel = stdChannel< Action >();
	runSaga(
		{
			channel,
			getState: (): Bound => select,
			dispatch: ( action: Action ) => {
				const result = dispatch( action );
				// After the reducer, as redux-saga's own middleware does. A thunk (putThunk()) is no action.
				if ( typeof action !== 'function' ) {
					channel.put( action );
				}
				return result;
			},
		},
		root
	);
	return ( action ) => channel.put( action );
}
