import { __ } from '@wordpress/i18n';
import * as api from '../api';
import { speak } from '../controls';
import {
	removeNotice,
	showFailure,
	showSuccess,
	type NoticeAction,
} from '../notices';
import type { ThunkArgs } from '../thunk-args';
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
	/** Sends it, in one request or more. */
	request: () => Promise< Reply >;
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
export const save =
	< Reply extends object >( {
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
	}: Save< Reply > ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( started );
		await dispatch( removeNotice( id ) );
		await dispatch( speak( savingText ) );
		let reply: Reply;
		try {
			if ( last.error?.kind === 'expired' ) {
				await api.refreshNonce();
			}
			reply = await request();
			dispatch( done( reply ) );
		} catch ( reason ) {
			const error = explain( reason );
			dispatch( failed( error ) );
			// If the values of both sides are known, a dialog asks which to keep.
			if ( ! error.conflicts ) {
				await dispatch(
					showFailure( {
						id,
						text: error.message,
						...offerAfter( { slice, error, notice: id } ),
					} )
				);
			}
			throw error;
		}
		await dispatch( showSuccess( { id, ...saved( reply ) } ) );
	};
