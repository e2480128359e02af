import equal from 'fast-deep-equal';
import type { MigrationAction } from '../migration/types';
import { failed, IDLE, SAVED, saving } from '../saving/state';
import type { SaveError } from '../saving/types';
import { mergeEntries, type Entries } from './merge-entries';
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
			// The old value of a key being edited stays, so that saving notices the change made elsewhere.
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
 * The edits once it is decided whose value counts where. Of a map that is so of the entries that both have changed; of all
 * others each keeps their own.
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

/** What the server holds as far as is known, a conflict's answer included. */
function known( state: SettingsState ): Values {
	return { ...state.saved, ...conflictsIn( state ) };
}

/** What a save has found changed elsewhere, by key. */
function conflictsIn( { save }: SettingsState ): Values {
	return ( save.error?.conflicts ?? {} ) as Values;
}

/** The edits after some changes. What equals the stored value is no edit, unless a running save is about to replace it. */
function edited( state: SettingsState, changes: Values ): Values {
	const { status, sent } = state.save;
	const next = { ...state.edits, ...changes };
	const replaced =
		status === 'saving' && sent ? pick( next, keysOf( sent ) ) : {};
	return { ...prune( next, known( state ) ), ...prune( replaced, {} ) };
}

/**
 * Another list of edits, or the very same state when it is no other.
 */
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
 * After an edit, what an earlier failure said about the changed keys holds no more: the refusal of a value that is gone, or
 * a conflict about a key that is not being edited any longer (whose stored value is then simply taken).
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
 * What was typed during the save stays an edit; what equals what was sent is none, even when the server tidied it. Keys
 * that were not sent but are being edited keep their old value, as in RECEIVE.
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
