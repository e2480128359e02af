/** What the store says to people, whatever page is open: short messages at the bottom of the window. */
import { controls } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { Routine } from './controls';

/** What a message offers to do. */
export interface NoticeAction {
	label: string;
	onClick: () => void;
}

interface Notice {
	/** A newer message takes the place of the one with the same id. */
	id: string;
	text: string;
	/** A snackbar shows one. */
	action?: NoticeAction | undefined;
}

/**
 * Says that something is done.
 *
 * @param notice              What to say.
 * @param notice.id
 * @param notice.text
 * @param notice.action
 * @param notice.mustBeClosed Whether it stays until somebody closes it.
 */
export function* showSuccess( {
	id,
	text,
	action,
	mustBeClosed = false,
}: Notice & { mustBeClosed?: boolean } ): Routine< void > {
	yield controls.dispatch( noticesStore, 'createSuccessNotice', text, {
		id,
		type: 'snackbar',
		explicitDismiss: mustBeClosed,
		actions: action ? [ action ] : [],
	} );
}

/**
 * Says that something has failed, until somebody closes it.
 *
 * @param notice        What to say.
 * @param notice.id
 * @param notice.text
 * @param notice.action
 */
export function* showFailure( { id, text, action }: Notice ): Routine< void > {
	yield controls.dispatch( noticesStore, 'createErrorNotice', text, {
		id,
		type: 'snackbar',
		explicitDismiss: true,
		actions: action ? [ action ] : [],
	} );
}

/**
 * Takes a message away.
 *
 * @param id Its id.
 */
export function* removeNotice( id: string ): Routine< void > {
	yield controls.dispatch( noticesStore, 'removeNotice', id );
}
