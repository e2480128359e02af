/** Notices for the user on every screen: short messages at the bottom of the window. All are thunks. */
import { store as noticesStore } from '@wordpress/notices';
import type { ThunkArgs } from './thunk-args';

/** The action button of a notice. */
export interface NoticeAction {
	label: string;
	onClick: () => void;
	/** The focus goes there when the message appears. */
	takesFocus?: boolean;
}

interface Notice {
	/** A newer notice replaces the one with the same id. */
	id: string;
	text: string;
	/** A snackbar shows only one action. */
	action?: NoticeAction | undefined;
}

/**
 * Shows a success notice.
 *
 * @param notice              The notice.
 * @param notice.id
 * @param notice.text
 * @param notice.action
 * @param notice.mustBeClosed Whether it stays until the user closes it.
 */
export const showSuccess =
	( {
		id,
		text,
		action,
		mustBeClosed = false,
	}: Notice & { mustBeClosed?: boolean } ) =>
	( { registry }: ThunkArgs ): void =>
		void registry.dispatch( noticesStore ).createSuccessNotice( text, {
			id,
			type: 'snackbar',
			explicitDismiss: mustBeClosed,
			actions: action ? [ action ] : [],
		} );

/**
 * Shows an error notice that stays until the user closes it.
 *
 * @param notice        The notice.
 * @param notice.id
 * @param notice.text
 * @param notice.action
 */
export const showFailure =
	( { id, text, action }: Notice ) =>
	( { registry }: ThunkArgs ): void =>
		void registry.dispatch( noticesStore ).createErrorNotice( text, {
			id,
			type: 'snackbar',
			explicitDismiss: true,
			actions: action ? [ action ] : [],
		} );

/**
 * Removes a notice.
 *
 * @param id The id of the notice.
 */
export const removeNotice =
	( id: string ) =>
	( { registry }: ThunkArgs ): void =>
		void registry.dispatch( noticesStore ).removeNotice( id );
