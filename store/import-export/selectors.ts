import type { State } from '../types';

/** Whether a settings file is being imported. */
export const isImporting = ( { importExport }: State ): boolean =>
	importExport.isImporting;
