import { fetchJson, refreshNonce, run, type Routine } from '../controls';
import { REST_PATH } from '../name';
import type { Action, ThunkArgs } from '../types';
import { toSaveError } from './save-error';
import type { Settings, Values } from './types';
import { keysOf, pick } from './values';

interface SaveOptions {
	/** What becomes an unsaved change should it fail (an undo, whose values nobody typed). */
	keep?: Values;
	/** Ask for a new REST nonce first. */
	hasLoggedIn?: boolean;
}

/**
 * Stores settings, one request at a time: a call while another save runs does nothing. What it would have saved stays
 * unsaved and visible, so that nobody is told "Saved" about something else.
 *
 * @param values  What to store, by key.
 * @param options For an undo and after a login.
 * @return Whether something was stored.
 */
export const save =
	( values: Values, options: SaveOptions = {} ) =>
	async ( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
		const keys = keysOf( values );
		if ( keys.length === 0 || select.getSaveStatus() === 'saving' ) {
			return false;
		}
		const base = pick( select.getSavedSettings() ?? {}, keys );
		await run( dispatch, post( values, base, options ) );
		await dispatch.__tell( { type: 'settings/SAVED', keys } );
		return true;
	};

/**
 * @param values  What to store.
 * @param base    What this page loaded for the same keys; the server compares, to notice changes made elsewhere.
 * @param options See save().
 * @throws A SaveError, with the same in the state.
 */
function* post(
	values: Values,
	base: Values,
	options: SaveOptions
): Routine< void > {
	yield { type: 'settings/SAVE_START', values } satisfies Action;
	try {
		if ( options.hasLoggedIn ) {
			yield* refreshNonce();
		}
		const { data, reload = false } = yield* fetchJson< {
			data: Settings;
			reload?: boolean;
		} >( {
			path: `${ REST_PATH }/admin-settings`,
			method: 'POST',
			data: { data: values, base },
		} );
		yield {
			type: 'settings/SAVE_DONE',
			values: data,
			sent: values,
			needsReload: reload,
		} satisfies Action;
	} catch ( reason ) {
		const error = toSaveError( reason );
		yield {
			type: 'settings/SAVE_FAIL',
			error,
			keep: options.keep ?? {},
		} satisfies Action;
		throw error;
	}
}
