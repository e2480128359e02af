import type { ImportExportAction, ImportExportState } from './types';

export const importExport = (
	state: ImportExportState = { isImporting: false },
	action: ImportExportAction
): ImportExportState =>
	action.type === 'importExport/IMPORTING'
		? { isImporting: action.isImporting }
		: state;
