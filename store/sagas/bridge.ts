import { runSaga, stdChannel } from 'redux-saga';
import type { Action, ThunkArgs } from '../types';
import { rootSaga } from './root';

/**
 * The one file that knows both libraries. A store of @wordpress/data takes no middleware, so sagas run beside it: they see
 * intents and what they put themselves, nothing else.
 */
type Send = ( action: Action ) => unknown;

/** What `yield select( … )` gets in a saga: the store's selectors, bound. */
export type Bound = ThunkArgs[ 'select' ];

/** By registry, so that every test and every editor on a page has sagas of its own. */
const running = new WeakMap< object, Send >();

/**
 * Tells the sagas something. They start with the first intent of a registry.
 *
 * @param action A plain action; not frozen, the library marks it.
 */
export const intent =
	( action: Action ) =>
	( args: ThunkArgs ): void =>
		void connect( args )( action );

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
	runSaga(
		{ channel, dispatch: send, getState: (): Bound => select },
		rootSaga
	);
	return send;
}
