/** The response of GET /pharos/v1/indexnow. */
export interface IndexNow {
	/** The reason why URLs aren’t submitted; '' if they are. */
	obstacle: '' | 'off' | 'other_plugin' | 'hidden' | 'development';
	/** The URL of the key file; '' while it’s off. */
	key_location: string;
	/** The number of changes in the queue. */
	queue: number;
	/** The time of the next submission; null if none is scheduled. */
	next: string | null;
	/** Whether the next submission is overdue. */
	overdue: boolean;
	/** Whether the last response was a failure. */
	failed: boolean;
	/** Names of active plugins that submit the same URLs. */
	other_plugins: string[];
	/** The last responses, the newest first. */
	log: {
		time: string;
		/** The number of URLs. */
		urls: number;
		/** The HTTP status; 0 if there was no response. */
		status: number;
		/** The first URLs. */
		first: string[];
		message: string;
	}[];
}
