import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { BulkCell, BulkRows } from './types';

/**
 * Changes cells on the screen; saveBulkEdits() stores them. What equals the stored value is no change.
 *
 * @param step  What undoBulkEdit() takes back at once: as long as it is the same, no new one begins.
 * @param cells The new values.
 */
export const editBulkCells = ( step: string, cells: BulkCell[] ) =>
	( { type: 'bulkEditor/EDIT', step, cells } ) satisfies Action;

/** Takes back the last step of editing. */
export const undoBulkEdit = () =>
	( { type: 'bulkEditor/UNDO' } ) satisfies Action;

/** Does again what undoBulkEdit() took back. */
export const redoBulkEdit = () =>
	( { type: 'bulkEditor/REDO' } ) satisfies Action;

/**
 * Stores all unsaved changes (POST /pharos/v1/bulk-editor, a hundred rows a call). One save at a time; what is edited
 * meanwhile stays unsaved, and so do rows that the server did not take: getBulkFailures().
 *
 * @throws A SaveError when it failed, or some rows did.
 * @return Whether something was stored.
 */
export const saveBulkEdits =
	() =>
	( args: ThunkArgs ): Promise< boolean > =>
		save( args, args.select.getBulkEdits(), false );

/**
 * Stores what the last save replaced. Should it fail, the former values are unsaved changes.
 *
 * @throws As saveBulkEdits().
 * @return Whether something was stored.
 */
export const undoBulkSave =
	() =>
	( args: ThunkArgs ): Promise< boolean > =>
		save( args, args.select.__getReplacedRows(), true );

async function save(
	args: ThunkArgs,
	rows: BulkRows,
	isUndo: boolean
): Promise< boolean > {
	// It comes with the screen that edits, which is loaded by now.
	const { send } = await import(
		/* webpackChunkName: "bulk-editor" */ './send'
	);
	return send( args, rows, isUndo );
}
