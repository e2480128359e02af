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
export const saveBulkEdits =
	() =>
	async ( args: ThunkArgs ): Promise< boolean > => {
		const rows = args.select.getBulkEdits();
		const { send } = await loadSend();
		return send( args, rows, false );
	};

/**
 * Stores the values that the last save replaced. If that fails, they become unsaved changes.
 *
 * @throws See saveBulkEdits().
 * @return Whether anything was stored.
 */
export const undoBulkSave =
	() =>
	async ( args: ThunkArgs ): Promise< boolean > => {
		const rows = args.select.__getReplacedRows();
		const { send } = await loadSend();
		return send( args, rows, true );
	};

/** Loads a chunk that has come with the editing screen. */
const loadSend = () => import( /* webpackChunkName: "bulk-editor" */ './send' );

/** Loads the requests of files with SEO fields: export, import, and its history. */
export const loadSeoFiles = () => () =>
	import( /* webpackChunkName: "bulk-editor" */ './files' );
