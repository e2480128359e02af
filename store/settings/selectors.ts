import { createSelector } from '@wordpress/data';
import type { SelectorWithCustomCurrySignature } from '@wordpress/data';
import type { SaveError, SaveState, SaveStatus } from '../saving/types';
import type { State } from '../types';
import type { SettingKey, Settings, Values } from './types';
import { keysOf } from './values';

/**
 * All settings as they are shown: what is saved, with the edits laid over. Null until they are loaded
 * (GET /pharos/v1/admin-settings, started by the first call).
 */
export const getSettings = createSelector(
	( { settings: { saved, edits } }: State ): Settings | null =>
		saved && { ...saved, ...edits },
	( { settings: { saved, edits } }: State ) => [ saved, edits ]
);

/** All settings as the server holds them; null until they are loaded. */
export const getSavedSettings = ( { settings }: State ): Settings | null =>
	settings.saved;

interface GetSetting extends SelectorWithCustomCurrySignature {
	< Key extends SettingKey >(
		state: State,
		key: Key
	): Settings[ Key ] | undefined;
	CurriedSignature: < Key extends SettingKey >(
		key: Key
	) => Settings[ Key ] | undefined;
	PromiseCurriedSignature: < Key extends SettingKey >(
		key: Key
	) => Promise< Settings[ Key ] | undefined >;
}

/** One setting as it is shown; undefined until the settings are loaded. */
export const getSetting = ( (
	{ settings: { saved, edits } }: State,
	key: SettingKey
) => ( key in edits ? edits[ key ] : saved?.[ key ] ) ) as GetSetting;

/** What was changed and not saved, by key. */
export const getEdits = ( { settings }: State ): Values => settings.edits;

/** Keys with unsaved changes, the one changed first in front. */
export const getUnsavedKeys = createSelector(
	( { settings }: State ): SettingKey[] => keysOf( settings.edits ),
	( { settings }: State ) => [ settings.edits ]
);

/** Whether anything was changed and not saved. */
export const hasUnsavedSettings = ( { settings }: State ): boolean =>
	keysOf( settings.edits ).length > 0;

/** How the last save goes or went. "saved" lasts 1,000 ms, then it is "idle" again (spec.md section 9). */
export const getSaveStatus = ( { settings }: State ): SaveStatus =>
	settings.save.status;

/** Why the last save failed; null when it did not. */
export const getSaveError = ( { settings }: State ): SaveError | null =>
	settings.save.error;

/** The values that the last save replaced, which undoSave() stores again; null when there is nothing to undo, as after an undo. */
export const getUndo = ( { settings }: State ): Values | null =>
	settings.previous;

/** How often the settings have been stored: an answer that was asked for before may be made with older ones. */
export const __getSettingsRevision = ( { settings }: State ): number =>
	settings.revision;

/** How the last save goes or went, and what it sent. */
export const __getSave = ( { settings }: State ): SaveState< Values > =>
	settings.save;
