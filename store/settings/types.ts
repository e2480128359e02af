import type { Settings as SchemaSettings } from './schema';

/**
 * All settings by key, as GET /pharos/v1/admin-settings answers them.
 *
 * Settings that an add-on registers (PHP filter `pharos_settings_definitions`) travel through the store like our own. To
 * have them typed too, an add-on written in TypeScript declares them:
 *
 * ```ts
 * declare module 'pharos-seo/store/settings/types' {
 *     interface Settings {
 *         acme_news_name: string;
 *     }
 * }
 * ```
 */
export interface Settings extends SchemaSettings {}

export type SettingKey = keyof Settings & string;

/** Some settings. */
export type Values = Partial< Settings >;

/**
 * Why a save failed. Nothing typed is lost in any of these.
 *
 * - `offline`: the site can't be reached; tried again by itself when the browser comes online.
 * - `expired`: logged out, or logged in as someone else; `retrySave()` once logged in again.
 * - `conflict`: a value was changed elsewhere since it was loaded; `resolveConflict()`.
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
	/** `conflict`: what is stored now, by settings key. */
	conflicts?: Values;
}

/** "saved" lasts as long as the label does (1,000 ms). */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export interface SettingsState {
	/**
	 * What the server holds, as far as this page knows; null before it is loaded. For a key that is being edited: what it
	 * held when the editing began, so that a change made elsewhere is noticed when saving.
	 */
	saved: Settings | null;
	/** What was changed and not saved. */
	edits: Values;
	save: {
		status: SaveStatus;
		/** What the running or failed save sent; null after a success. */
		sent: Values | null;
		error: SaveError | null;
	};
	/** What the last save replaced: saving these values undoes it. */
	previous: Values | null;
}

/** Facts. */
export type SettingsAction =
	| { type: 'settings/RECEIVE'; values: Settings }
	| { type: 'settings/EDIT'; changes: Values }
	| { type: 'settings/UNDO'; keys: SettingKey[] }
	| { type: 'settings/SAVE_START'; values: Values }
	| {
			type: 'settings/SAVE_DONE';
			values: Settings;
			sent: Values;
			needsReload: boolean;
	  }
	/** `keep`: values that become edits unless the key is being edited. */
	| { type: 'settings/SAVE_FAIL'; error: SaveError; keep: Values }
	/** The label goes back from "Saved" to "Save". */
	| { type: 'settings/SAVE_SETTLE' }
	| { type: 'settings/DISMISS_ERROR' }
	/** What is stored elsewhere is taken as saved; edits of keys other than `mine` go. */
	| { type: 'settings/RESOLVE'; mine: readonly string[] }
	/** An intent, for sagas: settings have been stored, the state knows already. */
	| { type: 'settings/SAVED'; keys: SettingKey[] };
