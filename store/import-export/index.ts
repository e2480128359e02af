import * as actions from './actions';
import { importExport as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { ImportExportAction, ImportExportState } from './types';
import { unsaved } from './unsaved';

/** Import and export of settings files. */
export const importExport = {
	name: 'importExport',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
} as const;

declare module '../types' {
	interface Slices {
		importExport: SliceTypes<
			ImportExportState,
			ImportExportAction,
			typeof selectors
		>;
	}
}
