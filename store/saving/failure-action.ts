/**
 * The action in the notice of a failed save, and the names of settings in its text. The application provides them,
 * because the store knows neither the screens nor the login URL.
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

export interface FailureOffer {
	/** Replaces the server's message, which names settings by their keys. */
	text?: string;
	action?: NoticeAction | undefined;
}

type Offer = ( save: FailedSave ) => FailureOffer | undefined;

let offer: Offer | null = null;

/**
 * Sets the handler that provides the action for notices of failed saves, and their text where it names settings. Without
 * a handler, the notices have no action, and the text of the server.
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

/** The action and the text for the notice of a failed save. */
export const offerAfter: Offer = ( save ) => offer?.( save );
