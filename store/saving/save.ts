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
import { offerAfter } from './failure-action';
import { toSaveError } from './save-error';
import type { SaveError, SaveState } from './types';

/** The text in spec.md section 4. */
// eslint-disable-next-line @wordpress/i18n-ellipsis
export const SAVING = __( 'Saving...', 'pharos-seo' );

interface Save< Reply > {
	/** The name of the slice. */
	slice: keyof State;
	/** The id of its notices: one at a time. */
	notice: string;
	/** The screen reader message at the start of the save. */
	savingText?: string;
	/** The request, or a routine if the save takes more than one request. */
	request: ApiRequest | ( () => Routine< Reply > );
	/** The status of the last save: after an expired session the REST nonce is renewed first. */
	last: SaveState;
	/** The events for the reducer. */
	started: Action;
	done: ( reply: Reply ) => Action;
	failed: ( error: SaveError ) => Action;
	/** The success notice, shown on every screen. */
	saved: ( reply: Reply ) => SavedMessage;
	/** Converts a thrown value to an error. */
	explain?: ( reason: unknown ) => SaveError;
}

export interface SavedMessage {
	text: string;
	action?: NoticeAction | undefined;
	/** Whether it stays until the user closes it. */
	mustBeClosed?: boolean;
}

/**
 * Stores data on the server, and updates the state and shows notices (ux.md 4.6, spec.md section 8).
 *
 * @param save The request, and the events and messages of the slice.
 * @throws A SaveError, which is also in the state.
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
		// If the values of both sides are known, a dialog asks which to keep.
		if ( ! error.conflicts ) {
			yield* showFailure( {
				id,
				text: error.message,
				...offerAfter( { slice, error, notice: id } ),
			} );
		}
		throw error;
	}
	yield* showSuccess( { id, ...saved( reply ) } );
}
