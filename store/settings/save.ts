import { run } from '../controls';
import { REST_PATH } from '../name';
import { save as saveOnServer } from '../saving/save';
import type { ThunkArgs } from '../thunk-args';
import type { Settings, Values } from './types';
import { keysOf, pick } from './values';

interface Reply {
	data: Settings;
	reload?: boolean;
}

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
	async ( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
		const keys = keysOf( values );
		if ( keys.length === 0 || select.getSaveStatus() === 'saving' ) {
			return false;
		}
		// The server compares, to notice changes made elsewhere.
		const base = pick( select.getSavedSettings() ?? {}, keys );
		await run(
			dispatch,
			saveOnServer< Reply >( {
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
			} )
		);
		await dispatch.__tell( { type: 'settings/SAVED', keys } );
		return true;
	};
