import type { SaveError, SaveState } from '../saving/types';
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

export interface SettingsState {
	/**
	 * What the server holds, as far as this page knows; null before it is loaded. For a key that is being edited: what it
	 * held when the editing began, so that a change made elsewhere is noticed when saving.
	 */
	saved: Settings | null;
	/** What was changed and not saved. */
	edits: Values;
	save: SaveState< Values >;
	/** What the last save replaced: saving these values undoes it. Null before a save and after an undo. */
	previous: Values | null;
	/** How often they have been stored since the page was opened, here or by a migration. */
	revision: number;
}

/** Facts. */
export type SettingsAction =
	| { type: 'settings/RECEIVE'; values: Settings }
	/** What the save replaced for which this page was loaded. */
	| { type: 'settings/RESTORE_UNDO'; previous: Values | null }
	| { type: 'settings/EDIT'; changes: Values }
	| { type: 'settings/UNDO'; keys: SettingKey[] }
	| { type: 'settings/SAVE_START'; values: Values }
	| {
			type: 'settings/SAVE_DONE';
			values: Settings;
			sent: Values;
			isUndo: boolean;
			needsReload: boolean;
	  }
	/** `keep`: values that become edits unless the key is being edited. */
	| { type: 'settings/SAVE_FAIL'; error: SaveError; keep: Values }
	/** The label goes back from "Saved" to "Save". */
	/** The server has written them: a migration, a restore. */
	| { type: 'settings/WRITTEN' }
	| { type: 'settings/DISMISS_ERROR' }
	/** What is stored elsewhere is taken as saved; edits of keys other than `mine` go. */
	| { type: 'settings/RESOLVE'; mine: readonly string[] }
	/** An intent, for sagas: settings have been stored, the state knows already. */
	| { type: 'settings/SAVED'; keys: SettingKey[] };
