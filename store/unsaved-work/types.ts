import type { Confirmation } from '../app/types';
import type { SaveState } from '../saving/types';
import type { State } from '../types';

/** What a slice tells of its unsaved work. */
export interface WorkInState {
	/** Whether there is any. */
	has: ( state: State ) => boolean;
	getSave: ( state: State ) => SaveState;
	/** What to ask before it is saved, if anything. */
	getQuestion?: ( state: State ) => Confirmation | null;
	/** What to ask whoever leaves the page, for browsers that don't ask in their own words. */
	getWarning?: () => string;
}

/** How the work of a slice is being saved. */
export interface WorkSave extends SaveState {
	/** The slice's. */
	name: string;
}

/** With the name of the slice whose it is. */
export type Named< Work > = Work & { name: string };
