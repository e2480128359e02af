import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
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
import type { SaveError } from './types';

/** The label of a running save; its three dots are part of the text. */
// eslint-disable-next-line @wordpress/i18n-ellipsis
export const SAVING = __( 'Saving...', 'pharos-seo' );

interface Save< Reply > {
	/** The name of the slice. */
	slice: keyof State;
	/** The id of its notices: one at a time. */
	notice: string;
	/** The screen reader message at the start of the save. */
	savingText?: string;
	/** The response to the requests of the slice. */
	reply: Promise< Reply >;
	/** The events for the reducer. */
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
 * Reports a save that a slice has started: updates the state and shows notices.
 *
 * @param save The response, and the events and messages of the slice.
 * @throws A SaveError, which is also in the state.
 */
export const reportSave =
	< Reply extends object >( {
		slice,
		notice: id,
		savingText = SAVING,
		reply,
		done,
		failed,
		saved,
		explain = toSaveError,
	}: Save< Reply > ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( removeNotice( id ) );
		speak( savingText );
		try {
			dispatch( done( await reply ) );
		} catch ( reason ) {
			const error = explain( reason );
			dispatch( failed( error ) );
			// If the values of both sides are known, a dialog asks which to keep.
			if ( ! error.conflicts ) {
				dispatch(
					showFailure( {
						id,
						text: error.message,
						...offerAfter( { slice, error, notice: id } ),
					} )
				);
			}
			throw error;
		}
		dispatch( showSuccess( { id, ...saved( await reply ) } ) );
	};
