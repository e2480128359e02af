import { __ } from '@wordpress/i18n';
import { RELOAD_DELAY, reloadOnce } from '../app/reload';
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import { reportSave, type SavedMessage } from '../saving/save';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { Settings, Values } from './types';
import { keysOf, pick } from './values';

interface Reply {
	data: Settings;
	reload?: boolean;
}

/** The id of all notices about saving settings. */
const NOTICE = 'pharos-save';

/**
 * Stores settings, one request at a time: a call during another save does nothing. Its values stay unsaved and visible,
 * so that the message "Saved" never refers to other values.
 *
 * @param values The values by key.
 * @param isUndo Whether the values restore what the last save replaced. If that save fails, they become unsaved
 *               changes, because the user hasn't entered them.
 * @throws A SaveError, which is also in the state.
 * @return Whether anything was stored.
 */
export const saveValues =
	( values: Values, isUndo = false ) =>
	async ( args: ThunkArgs ): Promise< boolean > => {
		const { select, dispatch } = args;
		const keys = keysOf( values );
		if ( keys.length === 0 || select.getSaveStatus() === 'saving' ) {
			return false;
		}
		// The server compares these values to detect conflicts.
		const base = pick( select.getSavedSettings() ?? {}, keys );
		dispatch( { type: 'settings/SAVE_START', values } satisfies Action );
		await dispatch(
			reportSave< Reply >( {
				slice: 'settings',
				notice: NOTICE,
				savingText: __( 'Saving..', 'pharos-seo' ),
				reply: fetchJson< Reply >( {
					path: `${ REST_PATH }/admin-settings`,
					method: 'POST',
					data: { data: values, base },
				} ),
				done: ( { data, reload = false } ) => ( {
					type: 'settings/SAVE_DONE',
					values: data,
					sent: values,
					isUndo,
					needsReload: reload,
				} ),
				failed: ( error ) => ( {
					type: 'settings/SAVE_FAIL',
					error,
					keep: isUndo ? values : {},
				} ),
				saved: () => savedMessage( args ),
			} )
		);
		if ( select.isReloadPending() ) {
			void reloadOnce( RELOAD_DELAY, args );
		}
		return true;
	};

/**
 * Stores the values that the last save replaced. Unsaved changes stay unsaved. If the save fails, the old values become
 * unsaved changes, to be saved again.
 *
 * @throws A SaveError, see saveSettings().
 * @return Whether anything was stored.
 */
export const undoSave =
	() =>
	( { select, dispatch }: ThunkArgs ): Promise< boolean > =>
		dispatch( saveValues( select.getUndo() ?? {}, true ) );

/** Shows the notice of the last save again after a page reload, if the save can be undone. */
export const showLastSave =
	() =>
	( args: ThunkArgs ): void => {
		if ( args.select.getUndo() ) {
			args.dispatch(
				showSuccess( { id: NOTICE, ...savedMessage( args ) } )
			);
		}
	};

function savedMessage( { select, dispatch }: ThunkArgs ): SavedMessage {
	if ( select.isReloadPending() ) {
		return {
			text: __(
				'Settings saved successfully. The page will refresh automatically in 3 seconds.',
				'pharos-seo'
			),
			mustBeClosed: true,
		};
	}
	if ( ! select.getUndo() ) {
		return { text: __( 'Change undone.', 'pharos-seo' ) };
	}
	return {
		text: __( 'Settings saved successfully.', 'pharos-seo' ),
		action: {
			label: __( 'Undo', 'pharos-seo' ),
			// A failed save shows its own message.
			onClick: () => void dispatch( undoSave() ).catch( () => {} ),
		},
	};
}
