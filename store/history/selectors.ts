import type { State } from '../types';
import type { HistoryEntry } from './types';

/** What has changed the settings, the newest first (GET /pharos/v1/settings-history, started by the first call). Null until it is there. */
export const getSettingsHistory = ( {
	history,
}: State ): HistoryEntry[] | null => history.entries;
