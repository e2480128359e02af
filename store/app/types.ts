/** What a confirmation asks (spec.md section 2, "Generic confirmation modal"). */
export interface Confirmation {
	title: string;
	description?: string;
	body?: string;
	/** "Proceed" when there is none. */
	confirmLabel?: string;
	/** "Cancel" when there is none. */
	cancelLabel?: string;
	isDestructive?: boolean;
}

/** A confirmation on the screen. */
export interface OpenConfirmation extends Confirmation {
	/** Counts up. */
	id: number;
}

export interface AppState {
	/** Whether the browser has a network. */
	isOnline: boolean;
	/** The question on the screen. */
	confirmation: OpenConfirmation | null;
	/** How many questions there have been. */
	asked: number;
	/** Settings that need it were saved: the page is about to load again. */
	isReloadPending: boolean;
}

/** Facts. */
export type AppAction =
	| { type: 'app/SET_ONLINE'; isOnline: boolean }
	| { type: 'app/CONFIRMATION_OPENED'; confirmation: Confirmation }
	| { type: 'app/CONFIRMATION_CLOSED' }
	/** An intent, for sagas: the page is to be loaded again after so many milliseconds. */
	| { type: 'app/RELOAD'; delay: number };
