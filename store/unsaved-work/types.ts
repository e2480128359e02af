import type { Confirmation } from '../app/types';
import type { SaveState } from '../saving/types';
import type { State } from '../types';

/** The unsaved work of a slice, as derived from the state. */
export interface WorkInState {
	/** Whether there is unsaved work. */
	has: ( state: State ) => boolean;
	getSave: ( state: State ) => SaveState;
	/** The confirmation to show before saving, or null. */
	getQuestion?: ( state: State ) => Confirmation | null;
	/** The warning for leaving the page, in browsers that show custom texts. */
	getWarning?: () => string;
}

/** The status of saving the work of a slice. */
export interface WorkSave extends SaveState {
	/** The name of the slice. */
	name: string;
}

/** Adds the name of the slice. */
export type Named< Work > = Work & { name: string };
