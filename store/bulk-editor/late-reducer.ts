import { IDLE } from '../saving/state';
import type { BulkEditorAction, BulkEditorState } from './types';

const initial: BulkEditorState = {
	pages: {},
	items: {},
	edits: {},
	past: [],
	future: [],
	failures: {},
	save: IDLE,
	replaced: {},
};

let reduce: typeof import( './reducer' ).bulkEditor | undefined;

/** Loads the reducer, with the chunk of the screen: before a page of the list is there, nothing happens to this state. */
export async function loadReducer(): Promise< void > {
	( { bulkEditor: reduce } = await import(
		/* webpackChunkName: "bulk-editor" */ './reducer'
	) );
}

export const lateReducer = (
	state: BulkEditorState = initial,
	action: BulkEditorAction
): BulkEditorState => ( reduce ? reduce( state, action ) : state );
