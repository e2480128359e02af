import type { SaveState } from '../saving/types';
import type { State } from '../types';
import type {
	BulkEditorState,
	BulkItem,
	BulkPage,
	BulkRows,
	BulkSent,
} from './types';

/**
 * A page of the list of posts and terms (GET /pharos/v1/bulk-editor, started by the first call); null until it is loaded.
 *
 * @param state The store's.
 * @param query The parameters of the route, as they stand in an address.
 */
export const getBulkPage = (
	{ bulkEditor }: State,
	query: string
): BulkPage | null => bulkEditor.pages[ query ] ?? null;

/** What is stored of all objects that were loaded, by key. */
export const getBulkItems = ( {
	bulkEditor,
}: State ): Readonly< Record< string, BulkItem > > => bulkEditor.items;

/** What differs from that, by key and field. */
export const getBulkEdits = ( { bulkEditor }: State ): BulkRows =>
	bulkEditor.edits;

/** Why rows were not saved, by key. */
export const getBulkFailures = ( {
	bulkEditor,
}: State ): BulkEditorState[ 'failures' ] => bulkEditor.failures;

/** How many objects have unsaved changes. */
export const countBulkEdits = ( { bulkEditor }: State ): number =>
	Object.keys( bulkEditor.edits ).length;

export const isSavingBulkEdits = ( { bulkEditor }: State ): boolean =>
	bulkEditor.save.status === 'saving';

export const canUndoBulkEdit = ( { bulkEditor }: State ): boolean =>
	bulkEditor.past.length > 0;

export const canRedoBulkEdit = ( { bulkEditor }: State ): boolean =>
	bulkEditor.future.length > 0;

/** What the last save replaced. */
export const __getReplacedRows = ( { bulkEditor }: State ): BulkRows =>
	bulkEditor.replaced;

/** Whether undoBulkSave() has something to do. */
export const canUndoBulkSave = ( { bulkEditor }: State ): boolean =>
	Object.keys( bulkEditor.replaced ).length > 0 &&
	bulkEditor.save.status !== 'saving';

/** How the last save goes or went, and what it sent. */
export const __getBulkSave = ( { bulkEditor }: State ): SaveState< BulkSent > =>
	bulkEditor.save;
