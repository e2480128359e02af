import type { Hear } from './run-watchers';
import type { Slice } from './slice';
import type { OwnActions, ThunkArgs } from './thunk-args';

type Watchers = NonNullable< Slice[ 'watchers' ] >;

/**
 * Connects the store with the sagas. Stores of @wordpress/data don't accept middleware, so the sagas run beside the
 * store: they receive only the actions passed to `__tell` and those they put themselves. No first screen needs them, so
 * they are loaded with the first of these actions.
 *
 * @param watchers The watchers of the store's slices. They start once per registry and then keep running.
 */
export function createBridge(
	watchers: readonly Watchers[]
): Pick< OwnActions, '__tell' | '__receive' > {
	const running = new WeakMap< object, Promise< Hear > >();

	async function start( args: ThunkArgs ): Promise< Hear > {
		const [ { runWatchers }, ...parts ] = await Promise.all( [
			import( /* webpackChunkName: "sagas" */ './run-watchers' ),
			...watchers.map( ( load ) => load() ),
		] );
		return runWatchers( parts.flatMap( Object.values ), args );
	}

	/** Loads and starts the sagas. A failed load is tried again with the next action. */
	function connect( args: ThunkArgs ): Promise< Hear > {
		const { registry } = args;
		const known = running.get( registry );
		if ( known ) {
			return known;
		}
		const connection = start( args );
		running.set( registry, connection );
		connection.catch( () => running.delete( registry ) );
		return connection;
	}

	return {
		__tell: ( action ) => async ( args ) => {
			args.dispatch( action );
			// The order of the actions stays the same, because each waits for the same promise.
			( await connect( args ) )( action );
		},
		__receive: ( action ) => action,
	};
}
