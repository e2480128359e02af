/** The response of GET /pharos/v1/usage-data. */
export interface UsageData {
	/** Exactly the data that would be sent. */
	report: Record< string, unknown >;
	/** The URL that receives it; '' if there is none. */
	address: string;
}

export interface UsageDataState {
	data: UsageData | null;
}

/** Events. */
export type UsageDataAction = { type: 'usageData/RECEIVE'; data: UsageData };
