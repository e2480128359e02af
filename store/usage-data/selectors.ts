import type { State } from '../types';
import type { UsageData } from './types';

/**
 * What would be sent as anonymous usage data (GET /pharos/v1/usage-data, started by the first call, and again after a save:
 * the report names the changed settings). Null until it is there.
 */
export const getUsageData = ( { usageData }: State ): UsageData | null =>
	usageData.data;
