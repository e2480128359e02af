import { createSelector } from '@wordpress/data';
import type { SelectorWithCustomCurrySignature } from '@wordpress/data';
import type { SaveError, SaveState, SaveStatus } from '../saving/types';
import type { State } from '../types';
import type { SettingKey, Settings, Values } from './types';
import { keysOf } from './values';

/**
 * All settings as shown: the saved values with the unsaved edits. Null until loaded (GET /pharos/v1/admin-settings,
 * requested by the first call).
 */
export const getSettings = createSelector(
	( { settings: { saved, edits } }: State ): Settings | null =>
		saved && { ...saved, ...edits },
	( { settings: { saved, edits } }: State ) => [ saved, edits ]
);

/** All settings as stored on the server; null until loaded. */
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

/** One setting as shown; undefined until the settings are loaded. */
export const getSetting = ( (
	{ settings: { saved, edits } }: State,
	key: SettingKey
) => ( key in edits ? edits[ key ] : saved?.[ key ] ) ) as GetSetting;

/** The unsaved values by key. */
export const getEdits = ( { settings }: State ): Values => settings.edits;

/** Keys with unsaved changes, in the order in which they were first changed. */
export const getUnsavedKeys = createSelector(
	( { settings }: State ): SettingKey[] => keysOf( settings.edits ),
	( { settings }: State ) => [ settings.edits ]
);

/** Whether there are unsaved changes. */
export const hasUnsavedSettings = ( { settings }: State ): boolean =>
	keysOf( settings.edits ).length > 0;

/** The status of the last save. "saved" lasts 1,000 ms, then it is "idle" again. */
export const getSaveStatus = ( { settings }: State ): SaveStatus =>
	settings.save.status;

/** Why the last save failed, or null. */
export const getSaveError = ( { settings }: State ): SaveError | null =>
	settings.save.error;

/**
 * The values that the last save replaced, which undoSave() stores again; null if there is nothing to undo, such as
 * after an undo.
 */
export const getUndo = ( { settings }: State ): Values | null =>
	settings.previous;

/** How often the settings were stored: a response requested earlier may be based on older settings. */
export const __getSettingsRevision = ( { settings }: State ): number =>
	settings.revision;

/** The status of the last save, and what it sent. */
export const __getSave = ( { settings }: State ): SaveState< Values > =>
	settings.save;
