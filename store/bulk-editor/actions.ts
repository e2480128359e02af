import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { BulkCell } from './types';

/**
 * Changes cells on the screen; saveBulkEdits() stores them. A value equal to the stored one isn't an edit.
 *
 * @param step  The id of the undo step: changes with the same id form one step of undoBulkEdit().
 * @param cells The new values.
 */
export const editBulkCells = ( step: string, cells: BulkCell[] ) =>
	( { type: 'bulkEditor/EDIT', step, cells } ) satisfies Action;

/** Undoes the last edit step. */
export const undoBulkEdit = () =>
	( { type: 'bulkEditor/UNDO' } ) satisfies Action;

/** Redoes the step that undoBulkEdit() undid. */
export const redoBulkEdit = () =>
	( { type: 'bulkEditor/REDO' } ) satisfies Action;

/**
 * Stores all unsaved changes (POST /pharos/v1/bulk-editor, up to 100 rows per request). Only one save runs at a time.
 * Edits made during a save stay unsaved, and so do rows that the server refused: getBulkFailures().
 *
 * @throws A SaveError if the save or some rows failed.
 * @return Whether anything was stored.
 */
export const saveBulkEdits = () => storeRows( false );

/**
 * Stores the values that the last save replaced. If that fails, they become unsaved changes.
 *
 * @throws See saveBulkEdits().
 * @return Whether anything was stored.
 */
export const undoBulkSave = () => storeRows( true );

const storeRows =
	( isUndo: boolean ) =>
	async ( args: ThunkArgs ): Promise< boolean > => {
		const { getBulkEdits, __getReplacedRows } = args.select;
		const rows = isUndo ? __getReplacedRows() : getBulkEdits();
		// The chunk has come with the editing screen.
		const { startSave, postRows, reportRows } = await import(
			/* webpackChunkName: "bulk-editor" */ './save'
		);
		const sent = startSave( args, rows, isUndo );
		if ( sent ) {
			await args.dispatch(
				reportRows(
					postRows( args, sent ),
					isUndo,
					// A failed save shows its own message.
					() => void args.dispatch( undoBulkSave() ).catch( () => {} )
				)
			);
		}
		return sent !== null;
	};

/** Loads the requests of files with SEO fields: export, import, and its history. */
export const loadSeoFiles = () => () =>
	import( /* webpackChunkName: "bulk-editor" */ './files' );
