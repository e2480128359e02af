/** GET /pharos/v1/indexnow. */
export interface IndexNow {
	/** Why URLs aren’t submitted; '' when they are. */
	obstacle: '' | 'off' | 'other_plugin' | 'hidden' | 'development';
	/** The URL of the key file; '' while it’s off. */
	key_location: string;
	/** How many changes wait. */
	queue: number;
	/** When they are submitted; null when nothing is planned. */
	next: string | null;
	/** Whether that should have happened long ago. */
	overdue: boolean;
	/** Whether the last response was a failure. */
	failed: boolean;
	/** Names of active plugins that submit the same URLs. */
	other_plugins: string[];
	/** The last responses, the newest first. */
	log: {
		time: string;
		/** How many. */
		urls: number;
		/** Of HTTP; 0 for no response. */
		status: number;
		/** The first URLs. */
		first: string[];
		message: string;
	}[];
}

export interface IndexNowState {
	/** Null until it is loaded. */
	status: IndexNow | null;
}

/** Events. */
export type IndexNowAction =
	| { type: 'indexNow/RECEIVE'; data: IndexNow }
	/** What is known is out of date. */
	| { type: 'indexNow/OUTDATED' };
