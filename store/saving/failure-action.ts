/**
 * The action in the notice of a failed save. The application provides it, because the store knows neither the screens
 * nor the login URL.
 */
import type { NoticeAction } from '../notices';
import type { SaveError } from './types';

interface FailedSave {
	/** The name of the slice that failed to save. */
	slice: string;
	error: SaveError;
	/** The id of the notice about the failure. */
	notice: string;
}

type Offer = ( save: FailedSave ) => NoticeAction | undefined;

let offer: Offer | null = null;

/**
 * Sets the handler that provides the action for notices of failed saves. Without a handler, the notices have no action.
 *
 * @param handler Called when a save has failed.
 * @return A function that removes the handler.
 */
export function onSaveFailed( handler: Offer ): () => void {
	offer = handler;
	return () => {
		if ( offer === handler ) {
			offer = null;
		}
	};
}

/** The action for the notice of a failed save. */
export const actionAfter: Offer = ( save ) => offer?.( save );
