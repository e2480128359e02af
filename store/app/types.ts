/** The texts of a confirmation. */
export interface Confirmation {
	title: string;
	description?: string;
	body?: string;
	/** Default: "Proceed". */
	confirmLabel?: string;
	/** Default: "Cancel". */
	cancelLabel?: string;
	isDestructive?: boolean;
}

/** An open confirmation. */
export interface OpenConfirmation extends Confirmation {
	/** Increases with each confirmation. */
	id: number;
}

export interface AppState {
	/** Whether the browser is online. */
	isOnline: boolean;
	/** The open confirmation. */
	confirmation: OpenConfirmation | null;
	/** How many confirmations were opened. */
	asked: number;
	/** Whether the page is about to reload because saved settings require it. */
	isReloadPending: boolean;
}

/** Events. */
export type AppAction =
	| { type: 'app/SET_ONLINE'; isOnline: boolean }
	| { type: 'app/CONFIRMATION_OPENED'; confirmation: Confirmation }
	| { type: 'app/CONFIRMATION_CLOSED' };
