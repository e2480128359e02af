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
	/** What to say when it is saved. None: its screens tell how saves go. */
	savedMessage?: ( state: State ) => string;
	/** What to ask whoever leaves the page, for browsers that don't ask in their own words. */
	getWarning?: () => string;
	/** Whether there is something to put back of what the last save replaced. */
	undo?: { can: ( state: State ) => boolean };
}

/** How the work of a slice is being saved. */
export interface WorkSave extends SaveState {
	/** The slice's. */
	name: string;
	savedMessage: string | undefined;
	/** Whether undoWork() has something to do. */
	canUndo: boolean;
}

/** With the name of the slice whose it is. */
export type Named< Work > = Work & { name: string };
