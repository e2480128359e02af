import type { State } from '../types';
import type { HistoryEntry } from './types';

/**
 * The changes of the settings, the newest first (GET /pharos/v1/settings-history, requested by the first call). Null
 * until loaded.
 */
export const getSettingsHistory = ( {
	history,
}: State ): HistoryEntry[] | null => history.entries;
