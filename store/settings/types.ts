import type { SaveError, SaveState } from '../saving/types';
import type { Settings as SchemaSettings } from './schema';

/**
 * All settings by key, as returned by GET /pharos/v1/admin-settings.
 *
 * Settings that an add-on registers (PHP filter `pharos_settings_definitions`) pass through the store like those of
 * Pharos. To type them, an add-on written in TypeScript declares them:
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
	 * The settings on the server, as known to this page; null before they are loaded. For an edited key: the value when
	 * the editing began, so that saving detects a change made in another window or by another user.
	 */
	saved: Settings | null;
	/** The unsaved values. */
	edits: Values;
	save: SaveState< Values >;
	/** The values that the last save replaced: saving them undoes it. Null before a save and after an undo. */
	previous: Values | null;
	/** How often they were stored since the page was opened, here or by a migration. */
	revision: number;
}

/** Events. */
export type SettingsAction =
	| { type: 'settings/RECEIVE'; values: Settings }
	/** The values that the save before the reload of this page replaced. */
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
	/** The label of the button changes from "Saved" to "Save". */
	/** The server has changed the settings: a migration, a restore. */
	| { type: 'settings/WRITTEN' }
	| { type: 'settings/DISMISS_ERROR' }
	/** Takes the values stored by other users as saved; edits of keys other than `mine` are dropped. */
	| { type: 'settings/RESOLVE'; mine: readonly string[] };
