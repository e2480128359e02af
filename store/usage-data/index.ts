import { createListSlice, type ListTypes } from '../list-slice';

/** The response of GET /pharos/v1/usage-data. */
interface UsageData {
	/** Exactly the data that would be sent. */
	report: Record< string, unknown >;
	/** The URL that receives it; '' if there is none. */
	address: string;
}

/** The report for anonymous usage data; it lists the changed settings. */
export const usageData = createListSlice( {
	name: 'usageData',
	selector: 'getUsageData',
	path: 'usage-data',
} );

declare module '../types' {
	interface Slices {
		usageData: ListTypes< 'usageData', 'getUsageData', UsageData >;
	}
}
