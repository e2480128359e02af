/** A page of GET /pharos/v1/search-console/index. */
export interface IndexedPage {
	url: string;
	title: string;
	/** The URL of the edit screen of its post; '' without one. */
	edit: string;
	/** Null before the first check. */
	indexed: boolean | null;
	/** The name of the status, or of the reason why the page isn't indexed. */
	status: string;
	/** The recommended action; '' for indexed pages. */
	advice: string;
	/** The name of the status before the last change; '' if there was none. */
	before: string;
	/** Times in ISO 8601; null if it never happened. */
	changed: string | null;
	checked: string | null;
	crawled: string | null;
	/** In 90 days. */
	clicks: number;
}

/** GET /pharos/v1/search-console/index: the state of the checks, and a page of a list. */
export interface IndexStatus {
	/** Whether pages are checked. */
	on: boolean;
	/** Whether the checks were ever started. */
	started: boolean;
	counts: {
		pages: number;
		checked: number;
		indexed: number;
		not_indexed: number;
	};
	/** Why no page is checked at the moment: the quota of the day is used, or all pages are up to date. */
	waits: '' | 'quota' | 'done';
	/** The message of the last failure; '' without one. */
	error: string;
	/** ISO time of the next check; null if it's soon. */
	next: string | null;
	overdue: boolean;
	today: { used: number; limit: number };
	/** Inspections of a day that are left for users. */
	reserve: number;
	items: IndexedPage[];
	total: number;
	pages: number;
}
