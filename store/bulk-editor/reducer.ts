import { failed, IDLE, SAVED, saving } from '../saving/state';
import { travel, withItems, without, withResults } from './answers';
import { keyOf, withCells, withStep } from './edits';
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

export function bulkEditor(
	state: BulkEditorState = initial,
	action: BulkEditorAction
): BulkEditorState {
	switch ( action.type ) {
		case 'bulkEditor/RECEIVE': {
			const { query, items, total, pages, orderby } = action;
			const keys = items.map( keyOf );
			return {
				...withItems( state, items ),
				pages: {
					...state.pages,
					[ query ]: { keys, total, pages, orderby },
				},
			};
		}
		case 'bulkEditor/EDIT':
			return {
				...state,
				edits: withCells( state, action.cells ),
				past: withStep( state, action.step, action.cells ),
				future: [],
				failures: without( state.failures, action.cells ),
			};
		case 'bulkEditor/UNDO':
			return travel( state, 'past' );
		case 'bulkEditor/REDO':
			return travel( state, 'future' );
		case 'bulkEditor/SAVE_START':
			return {
				...state,
				save: saving( action.sent ),
				replaced: {},
			};
		case 'bulkEditor/ROWS_ANSWERED':
			return withResults( state, action.sent, action.results );
		case 'bulkEditor/SAVE_DONE':
			return { ...state, save: SAVED };
		case 'bulkEditor/SAVE_FAIL':
			return { ...state, save: failed( state.save, action.error ) };
		default:
			return state;
	}
}
