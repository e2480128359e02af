import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { save } from './save';
import type { SettingKey, Values } from './types';
import { keysOf, pick } from './values';

export { save as saveValues, showLastSave, undoSave } from './save';

/**
 * Changes settings on the screen; saveSettings() stores them. A value equal to the saved one is no change.
 *
 * @param changes New values by key.
 */
export const editSettings = ( changes: Values ) =>
	( { type: 'settings/EDIT', changes } ) satisfies Action;

/**
 * As editSettings(), for one setting whose name is known only at run time: a field drawn from a definition, or an add-on's
 * setting. The server checks the value when it is saved.
 *
 * @param key   A settings key.
 * @param value Plain JSON.
 */
export const editSetting = ( key: string, value: unknown ) =>
	editSettings( { [ key ]: value } as Values );

/**
 * Takes back the unsaved change of one setting.
 *
 * @param key A settings key.
 */
export const undoSetting = ( key: string ) =>
	( { type: 'settings/UNDO', keys: [ key as SettingKey ] } ) satisfies Action;

/** Takes back all unsaved changes. */
export const discardEdits =
	() =>
	( { select, dispatch }: ThunkArgs ): void => {
		dispatch( {
			type: 'settings/UNDO',
			keys: select.getUnsavedKeys(),
		} satisfies Action );
	};

/**
 * Stores all unsaved changes (POST /pharos/v1/admin-settings). One save at a time: a call while another one runs does
 * nothing and answers false. What is edited meanwhile stays unsaved.
 *
 * @throws A SaveError when it failed (spec.md section 8); getSaveError() has the same. Nothing typed is lost.
 * @return Whether something was stored.
 */
export const saveSettings =
	() =>
	( { select, dispatch }: ThunkArgs ): Promise< boolean > =>
		dispatch( save( select.getEdits() ) );

/**
 * Stores once more what a failed save sent, unless it was changed back meanwhile; what has been typed since stays unsaved.
 *
 * @throws A SaveError, as saveSettings().
 * @return Whether something was stored.
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
		return dispatch( save( values ) );
	};

/**
 * Answers a conflict: the settings that were changed elsewhere take the stored value, except those to keep as they are on
 * the screen, which are saved over it.
 *
 * @param mine Keys whose edited value to keep.
 * @throws A SaveError, as saveSettings(); a conflict again when the stored value changed once more.
 * @return Whether something was stored; false when nothing was left to save.
 */
export const resolveConflict =
	( mine: readonly string[] ) =>
	( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
		const sent = select.__getSave().sent ?? {};
		dispatch( { type: 'settings/RESOLVE', mine } satisfies Action );
		return dispatch( save( pick( select.getEdits(), keysOf( sent ) ) ) );
	};

/** Forgets why the last save failed. Edits stay; an unanswered conflict comes up again with the next save. */
export const dismissSaveError = () =>
	( { type: 'settings/DISMISS_ERROR' } ) satisfies Action;
