import type { Hear } from './run-watchers';
import type { Slice } from './slice';
import type { OwnActions, ThunkArgs } from './thunk-args';

type Watchers = NonNullable< Slice[ 'watchers' ] >;

/**
 * The way to the sagas. A store of @wordpress/data takes no middleware, so they run beside it: they hear what they are told by
 * `__tell` and what they put themselves, nothing else. No first screen needs them, so they come with the first word.
 *
 * @param watchers Those of the store's slices. They run once a registry, from then on.
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

	/** What could not be loaded is asked for again the next time. */
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
			// In the order in which it was told: each waits for the same promise.
			( await connect( args ) )( action );
		},
		__receive: ( action ) => action,
	};
}
