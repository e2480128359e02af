import { runSaga, stdChannel, type Saga, type SagaIterator } from 'redux-saga';
import { call, spawn } from 'redux-saga/effects';
import type { Watcher } from './slice';
import type { Bound, OwnActions, ThunkArgs } from './thunk-args';
import type { Action } from './types';

type Send = ( action: Action ) => unknown;

/**
 * The one place that knows both libraries. A store of @wordpress/data takes no middleware, so sagas run beside it: they see
 * what they are told by `__tell` and what they put themselves, nothing else.
 *
 * @param watchers Those of the store's slices. They start with the first word of a registry, each registry's own.
 */
export function createBridge(
	watchers: readonly Watcher[]
): Pick< OwnActions, '__tell' > {
	const running = new WeakMap< object, Send >();

	function connect( { registry, dispatch, select }: ThunkArgs ): Send {
		const known = running.get( registry );
		if ( known ) {
			return known;
		}
		const channel = stdChannel< Action >();
		const send: Send = ( action ) => {
			const result = dispatch( action );
			channel.put( action ); // After the reducer, as the real middleware does.
			return result;
		};
		running.set( registry, send );
		const root: Saga = function* () {
			for ( const watch of watchers ) {
				yield spawn( keepWatching, watch );
			}
		};
		runSaga(
			{ channel, dispatch: send, getState: (): Bound => select },
			root
		);
		return send;
	}

	return {
		__tell: ( action ) => ( args ) => void connect( args )( action ),
	};
}

/** An error, such as a chunk that can't be loaded, ends what the watcher does now, not what it is told later. */
function* keepWatching( watch: Watcher ): SagaIterator< void > {
	for (;;) {
		try {
			return yield call( watch );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- It is nowhere else to be seen.
			console.error( error );
		}
	}
}
