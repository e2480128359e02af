/**
 * Why a save failed. Nothing typed is lost in any of these.
 *
 * - `offline`: the site can't be reached; settings are tried again by themselves when the browser comes online.
 * - `expired`: logged out, or logged in as someone else; to be saved again once logged in again.
 * - `conflict`: what is stored was changed elsewhere since it was loaded.
 * - `invalid`: the server refused a value, nothing was written.
 * - `server`: anything else.
 */
export interface SaveError {
	kind: 'offline' | 'expired' | 'conflict' | 'invalid' | 'server';
	/** For people, translated. */
	message: string;
	/** `invalid`: messages by settings key. */
	errors?: Record< string, string >;
	/** `invalid`: for settings that are objects, the names that lead to the wrong value, by settings key. */
	paths?: Record< string, string[] >;
	/** `conflict`: what is stored now, by settings key; `resolveConflict()` answers. */
	conflicts?: Record< string, unknown >;
	/** `conflict`: of settings that are maps, the names of the entries that both have changed; all others are merged. */
	entries?: Record< string, string[] >;
}

/** "saved" lasts as long as its label does, where there is one. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

/** How the last save of a slice goes or went. */
export interface SaveState< Sent = unknown > {
	status: SaveStatus;
	/** What the running or failed save sent; null after a success. */
	sent: Sent | null;
	/** Null unless the last save failed. */
	error: SaveError | null;
}
