import { createListSlice, type ListTypes } from '../list-slice';
import * as actions from './actions';
import { importExport as reducer } from './reducer';
import * as selectors from './selectors';
import type {
	ExportCategory,
	ImportExportAction,
	ImportExportState,
} from './types';
import { unsaved } from './unsaved';

/** Import and export of settings files. */
export const importExport = {
	name: 'importExport',
	reducer,
	actions,
	selectors,
	unsaved,
} as const;

/** The categories of settings to export. */
export const exportCategories = createListSlice( {
	name: 'exportCategories',
	selector: 'getExportCategories',
	path: 'export-settings',
	shouldInvalidate: () => false,
} );

declare module '../types' {
	interface Slices {
		importExport: SliceTypes<
			ImportExportState,
			ImportExportAction,
			typeof selectors
		>;
		exportCategories: ListTypes<
			'exportCategories',
			'getExportCategories',
			ExportCategory[]
		>;
	}
}
