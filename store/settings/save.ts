import { __ } from '@wordpress/i18n';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import { save as saveOnServer, type SavedMessage } from '../saving/save';
import type { ThunkArgs } from '../thunk-args';
import type { Settings, Values } from './types';
import { keysOf, pick } from './values';

interface Reply {
	data: Settings;
	reload?: boolean;
}

/** The id of all messages about saving settings. */
const NOTICE = 'pharos-save';

/**
 * Stores settings, one request at a time: a call while another save runs does nothing. What it would have saved stays
 * unsaved and visible, so that nobody is told "Saved" about something else.
 *
 * @param values What to store, by key.
 * @param isUndo Whether they are what the last save replaced. Nobody typed them: should it fail, they become unsaved changes.
 * @throws A SaveError, with the same in the state.
 * @return Whether something was stored.
 */
export const save =
	( values: Values, isUndo = false ) =>
	async ( args: ThunkArgs ): Promise< boolean > => {
		const { select, dispatch } = args;
		const keys = keysOf( values );
		if ( keys.length === 0 || select.getSaveStatus() === 'saving' ) {
			return false;
		}
		// The server compares, to notice changes made elsewhere.
		const base = pick( select.getSavedSettings() ?? {}, keys );
		await dispatch(
			saveOnServer< Reply >( {
				slice: 'settings',
				notice: NOTICE,
				savingText: __( 'Saving..', 'pharos-seo' ),
				request: {
					path: `${ REST_PATH }/admin-settings`,
					method: 'POST',
					data: { data: values, base },
				},
				last: select.__getSave(),
				started: { type: 'settings/SAVE_START', values },
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
		void dispatch.__tell( { type: 'settings/SAVED', keys } );
		return true;
	};

/**
 * Stores what the last save replaced. Unsaved changes stay unsaved. Should it fail, the old values become unsaved changes,
 * to be saved again.
 *
 * @throws A SaveError, as saveSettings().
 * @return Whether something was stored.
 */
export const undoSave =
	() =>
	( { select, dispatch }: ThunkArgs ): Promise< boolean > =>
		dispatch( save( select.getUndo() ?? {}, true ) );

/** Says once more that settings were saved, where that can be undone: the page was loaded again for it. */
export const showLastSave =
	() =>
	async ( args: ThunkArgs ): Promise< void > => {
		if ( args.select.getUndo() ) {
			await args.dispatch(
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
			// Should that fail, its own message says so.
			onClick: () => void dispatch( undoSave() ).catch( () => {} ),
		},
	};
}
