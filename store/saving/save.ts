import { __ } from '@wordpress/i18n';
import type { ApiRequest } from '../api';
import { fetchJson, refreshNonce, speak, type Routine } from '../controls';
import {
	removeNotice,
	showFailure,
	showSuccess,
	type NoticeAction,
} from '../notices';
import type { Action, State } from '../types';
import { actionAfter } from './failure-action';
import { toSaveError } from './save-error';
import type { SaveError, SaveState } from './types';

/** The words of spec.md section 4. */
// eslint-disable-next-line @wordpress/i18n-ellipsis
export const SAVING = __( 'Saving...', 'pharos-seo' );

interface Save< Reply > {
	/** The name of the slice. */
	slice: keyof State;
	/** The id of its messages: one at a time. */
	notice: string;
	/** What is spoken while it is saved. */
	savingText?: string;
	/** What is asked of the server, or how, where that takes more than one request. */
	request: ApiRequest | ( () => Routine< Reply > );
	/** How the last save went: after an expired login a new REST nonce is asked for first. */
	last: SaveState;
	/** The facts that the state is told. */
	started: Action;
	done: ( reply: Reply ) => Action;
	failed: ( error: SaveError ) => Action;
	/** What is said then, to whoever looks at any page. */
	saved: ( reply: Reply ) => SavedMessage;
	/** What to make of whatever was thrown. */
	explain?: ( reason: unknown ) => SaveError;
}

export interface SavedMessage {
	text: string;
	action?: NoticeAction | undefined;
	/** Whether it stays until somebody closes it. */
	mustBeClosed?: boolean;
}

/**
 * Stores something on the server, and tells the state and the person how it goes (ux.md 4.6, spec.md section 8).
 *
 * @param save What, and the slice's own facts and words.
 * @throws A SaveError, with the same in the state.
 */
export function* save< Reply extends object >( {
	slice,
	notice: id,
	savingText = SAVING,
	request,
	last,
	started,
	done,
	failed,
	saved,
	explain = toSaveError,
}: Save< Reply > ): Routine< void > {
	yield started;
	yield* removeNotice( id );
	yield* speak( savingText );
	let reply: Reply;
	try {
		if ( last.error?.kind === 'expired' ) {
			yield* refreshNonce();
		}
		reply = yield* typeof request === 'function'
			? request()
			: fetchJson< Reply >( request );
		yield done( reply );
	} catch ( reason ) {
		const error = explain( reason );
		yield failed( error );
		// Where the values of both are known, a dialog asks which to keep.
		if ( ! error.conflicts ) {
			yield* showFailure( {
				id,
				text: error.message,
				action: actionAfter( { slice, error, notice: id } ),
			} );
		}
		throw error;
	}
	yield* showSuccess( { id, ...saved( reply ) } );
}
