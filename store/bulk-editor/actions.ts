import { run } from '../controls';
import type { Action, ThunkArgs } from '../types';
import { fieldsIn } from './edits';
import { send } from './send';
import type { BulkCell, BulkRows } from './types';

/**
 * Changes cells on the screen; saveBulkEdits() stores them. What equals the stored value is no change.
 *
 * @param step  What undoBulkEdit() takes back at once: as long as it is the same, no new one begins.
 * @param cells The new values.
 */
export const editBulkCells = ( step: string, cells: BulkCell[] ) =>
	( { type: 'bulkEditor/EDIT', step, cells } ) satisfies Action;

/**
 * Takes back the unsaved changes of some objects, or of all; can be undone.
 *
 * @param step See editBulkCells().
 * @param keys Of the objects; all by default.
 */
export const revertBulkRows =
	( step: string, keys?: readonly string[] ) =>
	( { select, dispatch }: ThunkArgs ): void => {
		const items = select.getBulkItems();
		const rows = Object.entries( select.getBulkEdits() ).filter(
			( [ key ] ) => keys?.includes( key ) ?? true
		);
		dispatch.editBulkCells(
			step,
			rows.flatMap( ( [ key, values ] ) =>
				fieldsIn( values ).map( ( field ) => ( {
					key,
					field,
					value: items[ key ]?.fields[ field ] ?? '',
				} ) )
			)
		);
	};

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
	async ( args: ThunkArgs ): Promise< boolean > => {
		const rows = args.select.__getReplacedRows();
		await args.dispatch.editBulkCells(
			'undo save',
			Object.entries( rows ).flatMap( ( [ key, values ] ) =>
				fieldsIn( values ).map( ( field ) => ( {
					key,
					field,
					value: values[ field ] ?? '',
				} ) )
			)
		);
		return save( args, rows, true );
	};

async function save(
	{ select, dispatch }: ThunkArgs,
	rows: BulkRows,
	isUndo: boolean
): Promise< boolean > {
	if ( select.isSavingBulkEdits() || Object.keys( rows ).length === 0 ) {
		return false;
	}
	await run(
		dispatch,
		send( { rows, isUndo }, select.getBulkItems(), select.__getBulkSave() )
	);
	return true;
}
