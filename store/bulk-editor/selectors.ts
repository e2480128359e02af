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
 * A page of the list of posts and terms (GET /pharos/v1/bulk-editor, requested by the first call); null until it is
 * loaded.
 *
 * @param state The state of the store.
 * @param query The query parameters of the route, as a URL query string.
 */
export const getBulkPage = (
	{ bulkEditor }: State,
	query: string
): BulkPage | null => bulkEditor.pages[ query ] ?? null;

/** All loaded objects as stored on the server, by key. */
export const getBulkItems = ( {
	bulkEditor,
}: State ): Readonly< Record< string, BulkItem > > => bulkEditor.items;

/** The unsaved values that differ from the stored ones, by key and field. */
export const getBulkEdits = ( { bulkEditor }: State ): BulkRows =>
	bulkEditor.edits;

/** Why rows weren't saved, by key. */
export const getBulkFailures = ( {
	bulkEditor,
}: State ): BulkEditorState[ 'failures' ] => bulkEditor.failures;

/** The number of objects with unsaved changes. */
export const countBulkEdits = ( { bulkEditor }: State ): number =>
	Object.keys( bulkEditor.edits ).length;

export const isSavingBulkEdits = ( { bulkEditor }: State ): boolean =>
	bulkEditor.save.status === 'saving';

export const canUndoBulkEdit = ( { bulkEditor }: State ): boolean =>
	bulkEditor.past.length > 0;

export const canRedoBulkEdit = ( { bulkEditor }: State ): boolean =>
	bulkEditor.future.length > 0;

/** The values that the last save replaced. */
export const __getReplacedRows = ( { bulkEditor }: State ): BulkRows =>
	bulkEditor.replaced;

/** Whether undoBulkSave() has anything to undo. */
export const canUndoBulkSave = ( { bulkEditor }: State ): boolean =>
	Object.keys( bulkEditor.replaced ).length > 0 &&
	bulkEditor.save.status !== 'saving';

/** The status of the last save, and what it sent. */
export const __getBulkSave = ( { bulkEditor }: State ): SaveState< BulkSent > =>
	bulkEditor.save;
