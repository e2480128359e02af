import equal from 'fast-deep-equal';
import type { MigrationAction } from '../migration/types';
import { failed, IDLE, SAVED, saving } from '../saving/state';
import type { SaveError } from '../saving/types';
import { mergeEntries, type Entries } from '../../common/entries';
import type { SettingsAction, SettingsState, Values } from './types';
import { filter, keysOf, pick, prune } from './values';

type SaveDone = Extract< SettingsAction, { type: 'settings/SAVE_DONE' } >;

const initial: SettingsState = {
	saved: null,
	edits: {},
	save: IDLE,
	previous: null,
	revision: 0,
};

export function settings(
	state: SettingsState = initial,
	action: SettingsAction | MigrationAction
): SettingsState {
	switch ( action.type ) {
		case 'settings/RECEIVE': {
			// The old value of an edited key stays, so that saving detects the conflict.
			const saved = {
				...action.values,
				...pick( state.saved ?? {}, keysOf( state.edits ) ),
			};
			return {
				...state,
				saved,
				edits: edited( { ...state, saved }, {} ),
			};
		}
		case 'settings/RESTORE_UNDO':
			return { ...state, previous: action.previous };
		case 'settings/EDIT':
			return change(
				state,
				edited( state, action.changes ),
				keysOf( action.changes )
			);
		case 'settings/UNDO': {
			const keys = action.keys.filter( ( key ) => key in state.edits );
			const others = filter(
				state.edits,
				( key ) => ! keys.includes( key )
			);
			return change(
				state,
				edited(
					{ ...state, edits: others },
					pick( known( state ), keys )
				),
				keys
			);
		}
		case 'settings/SAVE_START':
			return {
				...state,
				save: saving( action.values ),
			};
		case 'settings/SAVE_DONE':
			return afterSave( state, action );
		case 'settings/SAVE_FAIL': {
			const kept: SettingsState = {
				...state,
				edits: { ...action.keep, ...state.edits },
				save: failed( state.save, action.error ),
			};
			return withEdits( kept, edited( kept, {} ) );
		}
		case 'settings/DISMISS_ERROR':
			return state.save.status === 'error'
				? { ...state, save: IDLE }
				: state;
		case 'settings/RESOLVE': {
			const conflicts = conflictsIn( state );
			const saved = state.saved && { ...state.saved, ...conflicts };
			return {
				...state,
				saved,
				edits: prune( resolved( state, action.mine ), saved ?? {} ),
				save: { ...state.save, status: 'idle', error: null },
			};
		}
		case 'settings/WRITTEN':
			return { ...state, revision: state.revision + 1 };
		default:
			return state;
	}
}

/**
 * The edits after a conflict is resolved. In maps, the decision applies to entries that both sides changed; all others
 * are merged.
 */
function resolved( state: SettingsState, mine: readonly string[] ): Values {
	const conflicts = conflictsIn( state );
	const { entries = {} } = state.save.error ?? {};
	const edits = filter(
		state.edits,
		( key ) =>
			! ( key in conflicts ) || mine.includes( key ) || key in entries
	);
	const merged = keysOf( edits )
		.filter( ( key ) => key in conflicts && key in entries )
		.map( ( key ) => [
			key,
			mergeEntries( {
				stored: conflicts[ key ] as Entries,
				base: state.saved?.[ key ] as Entries,
				mine: edits[ key ] as Entries,
				except: mine.includes( key ) ? [] : ( entries[ key ] ?? [] ),
			} ),
		] );
	return { ...edits, ...Object.fromEntries( merged ) };
}

/** The latest known values on the server, including those of a conflict. */
function known( state: SettingsState ): Values {
	return { ...state.saved, ...conflictsIn( state ) };
}

/** The values that the last save found changed in another window or by another user, by key. */
function conflictsIn( { save }: SettingsState ): Values {
	return ( save.error?.conflicts ?? {} ) as Values;
}

/**
 * The edits after some changes. A value equal to the stored one isn't an edit, unless a running save is about to
 * replace it.
 */
function edited( state: SettingsState, changes: Values ): Values {
	const { status, sent } = state.save;
	const next = { ...state.edits, ...changes };
	const replaced =
		status === 'saving' && sent ? pick( next, keysOf( sent ) ) : {};
	return { ...prune( next, known( state ) ), ...prune( replaced, {} ) };
}

/** Replaces the edits, or returns the same state if they are equal. */
function change(
	state: SettingsState,
	edits: Values,
	changed: readonly string[]
): SettingsState {
	return equal( edits, state.edits )
		? state
		: withEdits( state, edits, changed );
}

/**
 * Replaces the edits and drops outdated parts of a save error: the refusal of a value that was changed, or a conflict
 * of a key that is no longer edited (whose stored value then becomes the saved one).
 */
function withEdits(
	state: SettingsState,
	edits: Values,
	changed: readonly string[] = []
): SettingsState {
	const { saved, save } = state;
	const { errors = {} } = save.error ?? {};
	const settled = filter(
		conflictsIn( state ),
		( key ) => ! ( key in edits )
	);
	return {
		...state,
		saved: saved && { ...saved, ...settled },
		edits,
		save: forget( save, [
			...keysOf( settled ),
			...changed.filter( ( key ) => key in errors ),
		] ),
	};
}

function forget(
	save: SettingsState[ 'save' ],
	keys: readonly string[]
): SettingsState[ 'save' ] {
	const { error } = save;
	if ( ! error || keys.length === 0 ) {
		return save;
	}
	const without = < T extends object >( values: T ): T =>
		Object.fromEntries(
			Object.entries( values ).filter(
				( [ key ] ) => ! keys.includes( key )
			)
		) as T;
	const left: SaveError = { ...error };
	if ( error.errors ) {
		left.errors = without( error.errors );
	}
	if ( error.conflicts ) {
		left.conflicts = without( error.conflicts );
	}
	const count = Object.keys( { ...left.errors, ...left.conflicts } ).length;
	return count > 0 ? { ...save, error: left } : IDLE;
}

/**
 * The state after a successful save. Edits made during the save stay; values equal to the sent ones stop being edits,
 * even if the server normalized them. Edited keys that weren't sent keep their old value, as in RECEIVE.
 */
function afterSave(
	state: SettingsState,
	{ values, sent, isUndo }: SaveDone
): SettingsState {
	const before = state.saved ?? {};
	const saved = {
		...values,
		...pick(
			before,
			keysOf( state.edits ).filter( ( key ) => ! ( key in sent ) )
		),
	};
	return {
		saved,
		edits: prune( prune( state.edits, sent ), saved ),
		save: SAVED,
		previous: isUndo ? null : pick( before, keysOf( sent ) ),
		revision: state.revision + 1,
	};
}
