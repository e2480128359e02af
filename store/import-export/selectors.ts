import type { State } from '../types';
import type { ExportCategory } from './types';

/** What can be exported (GET /pharos/v1/export-settings, started by the first call). Null until it is there. */
export const getExportCategories = ( {
	importExport,
}: State ): ExportCategory[] | null => importExport.categories;

/** Whether a settings file is being imported. */
export const isImporting = ( { importExport }: State ): boolean =>
	importExport.isImporting;
