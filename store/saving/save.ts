import type { ApiRequest } from '../api';
import { fetchJson, refreshNonce, type Routine } from '../controls';
import type { Action } from '../types';
import { toSaveError } from './save-error';
import type { SaveError, SaveState } from './types';

interface Save< Reply > {
	/** What is asked of the server, or how, where that takes more than one request. */
	request: ApiRequest | ( () => Routine< Reply > );
	/** How the last save went: after an expired login a new REST nonce is asked for first. */
	last: SaveState;
	/** The facts that the state is told. */
	started: Action;
	done: ( reply: Reply ) => Action;
	failed: ( error: SaveError ) => Action;
	/** What to make of whatever was thrown. */
	explain?: ( reason: unknown ) => SaveError;
}

/**
 * Stores something on the server, and tells the state how it goes.
 *
 * @param save What, and the slice's own facts.
 * @throws A SaveError, with the same in the state.
 */
export function* save< Reply extends object >( {
	request,
	last,
	started,
	done,
	failed,
	explain = toSaveError,
}: Save< Reply > ): Routine< void > {
	yield started;
	try {
		if ( last.error?.kind === 'expired' ) {
			yield* refreshNonce();
		}
		yield done(
			yield* typeof request === 'function'
				? request()
				: fetchJson< Reply >( request )
		);
	} catch ( reason ) {
		const error = explain( reason );
		yield failed( error );
		throw error;
	}
}
