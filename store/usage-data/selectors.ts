import type { State } from '../types';
import type { UsageData } from './types';

/**
 * The report for anonymous usage data (GET /pharos/v1/usage-data, requested by the first call, and again after a save,
 * because it lists the changed settings). Null until loaded.
 */
export const getUsageData = ( { usageData }: State ): UsageData | null =>
	usageData.data;
