import type { State } from '../types';
import type { ExportCategory } from './types';

/**
 * The categories of settings to export (GET /pharos/v1/export-settings, requested by the first call). Null until
 * loaded.
 */
export const getExportCategories = ( {
	importExport,
}: State ): ExportCategory[] | null => importExport.categories;

/** Whether a settings file is being imported. */
export const isImporting = ( { importExport }: State ): boolean =>
	importExport.isImporting;
