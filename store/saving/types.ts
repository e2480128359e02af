/**
 * Why a save failed. No edits are lost in any of these cases.
 * - `offline`: the site can't be reached; settings are saved again automatically when the browser is online.
 * - `expired`: logged out, or logged in as another user; can be saved after logging in again.
 * - `conflict`: the stored data were changed in another window or by another user.
 * - `invalid`: the server refused a value, nothing was written.
 * - `server`: any other error.
 */
export interface SaveError {
	kind: 'offline' | 'expired' | 'conflict' | 'invalid' | 'server';
	/** Translated message for the user. */
	message: string;
	/** `invalid`: messages by settings key. */
	errors?: Record< string, string >;
	/** `invalid`: for settings that are objects, the path to the invalid value, by settings key. */
	paths?: Record< string, string[] >;
	/** `conflict`: the values stored now, by settings key; `resolveConflict()` resolves it. */
	conflicts?: Record< string, unknown >;
	/** `conflict`: for settings that are maps, the names of the entries that both sides changed; all others are merged. */
	entries?: Record< string, string[] >;
}

/** "saved" lasts as long as the label "Saved" is shown, if there is one. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

/** The status of the last save of a slice. */
export interface SaveState< Sent = unknown > {
	status: SaveStatus;
	/** The data sent by the running or failed save; null after a success. */
	sent: Sent | null;
	/** Null unless the last save failed. */
	error: SaveError | null;
}
