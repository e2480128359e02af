/** The store knows neither screens nor where to log in: what can be done about a save that failed, the application says. */
import type { NoticeAction } from '../notices';
import type { SaveError } from './types';

interface FailedSave {
	/** The name of the slice that was to be saved. */
	slice: string;
	error: SaveError;
	/** The id of the message about it. */
	notice: string;
}

type Offer = ( save: FailedSave ) => NoticeAction | undefined;

let offer: Offer | null = null;

/**
 * Says what the messages of failed saves offer to do. Without anybody, they offer nothing.
 *
 * @param handler Called when a save has failed.
 * @return What ends that.
 */
export function onSaveFailed( handler: Offer ): () => void {
	offer = handler;
	return () => {
		if ( offer === handler ) {
			offer = null;
		}
	};
}

/** What the message of a failed save offers. */
export const actionAfter: Offer = ( save ) => offer?.( save );
