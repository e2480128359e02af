import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { saveValues } from './save';
import type { SettingKey, Values } from './types';
import { keysOf, pick } from './values';

export { saveValues, showLastSave, undoSave } from './save';

/**
 * Changes settings on the screen; saveSettings() stores them. A value equal to the saved one isn't an edit.
 *
 * @param changes The new values by key.
 */
export const editSettings = ( changes: Values ) =>
	( { type: 'settings/EDIT', changes } ) satisfies Action;

/**
 * Like editSettings(), for one setting whose name is known only at runtime: a field generated from a definition, or an
 * add-on's setting. The server validates the value when it is saved.
 *
 * @param key   A settings key.
 * @param value Plain JSON.
 */
export const editSetting = ( key: string, value: unknown ) =>
	editSettings( { [ key ]: value } as Values );

/**
 * Undoes the unsaved change of one setting.
 *
 * @param key A settings key.
 */
export const undoSetting = ( key: string ) =>
	( { type: 'settings/UNDO', keys: [ key as SettingKey ] } ) satisfies Action;

/** Discards all unsaved changes. */
export const discardEdits =
	() =>
	( { select, dispatch }: ThunkArgs ): void => {
		dispatch( {
			type: 'settings/UNDO',
			keys: select.getUnsavedKeys(),
		} satisfies Action );
	};

/**
 * Stores all unsaved changes (POST /pharos/v1/admin-settings). Only one save runs at a time: a call during another save
 * does nothing and returns false. Edits made during a save stay unsaved.
 *
 * @throws A SaveError if it failed; getSaveError() returns the same. No edits are lost.
 * @return Whether anything was stored.
 */
export const saveSettings =
	() =>
	( { select, dispatch }: ThunkArgs ): Promise< boolean > =>
		dispatch( saveValues( select.getEdits() ) );

/**
 * Sends the data of a failed save again, except values that were changed back since; later edits stay unsaved.
 *
 * @throws A SaveError, see saveSettings().
 * @return Whether anything was stored.
 */
export const retrySave =
	() =>
	async ( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
		const { status, sent } = select.__getSave();
		if ( status !== 'error' || ! sent ) {
			return dispatch( saveSettings() );
		}
		const values = pick( sent, select.getUnsavedKeys() );
		if ( keysOf( values ).length === 0 ) {
			dispatch( dismissSaveError() );
		}
		return dispatch( saveValues( values ) );
	};

/**
 * Resolves a conflict: settings that were changed in another window or by another user take the stored value, except
 * those to keep as they are on the screen, which overwrite it.
 *
 * @param mine The keys whose edited value to keep.
 * @throws A SaveError, see saveSettings(); a conflict again if the stored value has changed once more.
 * @return Whether anything was stored; false if nothing was left to save.
 */
export const resolveConflict =
	( mine: readonly string[] ) =>
	( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
		const sent = select.__getSave().sent ?? {};
		dispatch( { type: 'settings/RESOLVE', mine } satisfies Action );
		return dispatch(
			saveValues( pick( select.getEdits(), keysOf( sent ) ) )
		);
	};

/** Dismisses the error of the last save. Edits stay; an unresolved conflict occurs again with the next save. */
export const dismissSaveError = () =>
	( { type: 'settings/DISMISS_ERROR' } ) satisfies Action;
