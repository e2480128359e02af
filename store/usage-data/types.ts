/** GET /pharos/v1/usage-data. */
export interface UsageData {
	/** Exactly what would be sent. */
	report: Record< string, unknown >;
	/** Where to; '' when there is nowhere to send it. */
	address: string;
}

export interface UsageDataState {
	data: UsageData | null;
}

/** Facts. */
export type UsageDataAction = { type: 'usageData/RECEIVE'; data: UsageData };
