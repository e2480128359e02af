import * as actions from './actions';
import { bulkEditor as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { BulkEditorAction, BulkEditorState } from './types';
import { unsaved } from './unsaved';

/** The bulk editor: titles, descriptions and noindex of many posts and terms in one table. */
export const bulkEditor = {
	name: 'bulkEditor',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
} as const;

declare module '../types' {
	interface Slices {
		bulkEditor: SliceTypes<
			BulkEditorState,
			BulkEditorAction,
			typeof selectors
		>;
	}
}
