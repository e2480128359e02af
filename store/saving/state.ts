/** The steps of a save, for the reducers of slices that can be saved: idle -> saving -> saved or error -> idle. */
import type { SaveError, SaveState } from './types';

export const IDLE: SaveState< never > = {
	status: 'idle',
	sent: null,
	error: null,
};

/** The state after a success. */
export const SAVED: SaveState< never > = { ...IDLE, status: 'saved' };

export const saving = < Sent >( sent: Sent ): SaveState< Sent > => ( {
	status: 'saving',
	sent,
	error: null,
} );

/** The state after a failure; the sent data stay, to be sent again. */
export const failed = < Sent >(
	state: SaveState< Sent >,
	error: SaveError
): SaveState< Sent > => ( { ...state, status: 'error', error } );
