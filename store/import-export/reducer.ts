import type { ImportExportAction, ImportExportState } from './types';

const initial: ImportExportState = { categories: null, isImporting: false };

export function importExport(
	state: ImportExportState = initial,
	action: ImportExportAction
): ImportExportState {
	switch ( action.type ) {
		case 'importExport/RECEIVE':
			return { ...state, categories: action.categories };
		case 'importExport/IMPORTING':
			return { ...state, isImporting: action.isImporting };
		default:
			return state;
	}
}
