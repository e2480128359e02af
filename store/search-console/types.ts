/** The sum of a figure over the current window, over the window of equal length before, and the change between the two. */
export interface Compared {
	current: number;
	previous: number;
	/** Percent with one decimal; null when there was nothing before. */
	percentage: number | null;
}

/** Average positions; `change` is the difference, positive when the position has improved. */
export interface ComparedPosition {
	current: number | null;
	previous: number | null;
	change: number | null;
}

/** The first and last day of figures, in Pacific time: "2026-11-17". */
export interface FigureWindow {
	start: string;
	end: string;
}

/** POST /pharos/v1/clicks-and-impressions. */
export interface ClicksData {
	clicks: Compared;
	impressions: Compared;
	position?: ComparedPosition;
}

/** One day of the property. */
export interface TrafficDay {
	date: string;
	clicks: number;
	impressions: number;
	/** Null on days without impressions. */
	position: number | null;
}

/** GET /pharos/v1/site-traffic, zero-filled. */
export interface SiteTraffic {
	data: TrafficDay[];
	/** The window of equal length before. */
	previous: TrafficDay[];
	window: FigureWindow;
}

/** Lengths of the window that charts offer, as the parameter `period` names them. */
export type Period = '7' | '28' | '90' | '16m';

export interface PageFigures {
	clicks: number | null;
	position: number | null;
	impressions: number | null;
}

/** The post that a page belongs to. */
export interface PagePost {
	id: number;
	type: string;
	/** URL of its edit screen; '' without the permission to edit it. */
	edit: string;
}

/** One row of GET /pharos/v1/content-performance. */
export interface PerformanceRow {
	url: string;
	title: string;
	current: PageFigures;
	/** Clicks and impressions in percent, the position as difference (positive is better). */
	changes: PageFigures;
	/** Null for pages that belong to no post. */
	post: PagePost | null;
	/** Codes of the insights that apply to the page. */
	insights: string[];
}

/** One page of the table of GET /pharos/v1/content-performance. */
export interface ContentPerformance {
	data: PerformanceRow[];
	total: number;
	pages: number;
	window?: FigureWindow;
}

/** GET /pharos/v1/search-console/insights. */
export interface Insight {
	code: string;
	label: string;
	/** The rule with its thresholds, in words. */
	description: string;
	/** Number of pages. */
	count: number;
}

export interface SearchQuery {
	query: string;
	clicks: number;
	impressions: number;
	position: number | null;
}

/** What a page tells search engines now. */
export interface PageSnippet {
	title: string;
	title_length: number;
	description: string;
	description_length: number;
	/** Content of the robots meta tag. */
	robots: string;
	/** HTTP status. */
	status: number;
}

/** GET /pharos/v1/search-console/page. */
export interface PageDetails {
	url: string;
	title: string;
	post: PagePost | null;
	series: TrafficDay[];
	queries: SearchQuery[];
	/** Null when the page can't be read. */
	snippet: PageSnippet | null;
}

/** POST /pharos/v1/search-console/inspect: what Google's index has of a page. */
export interface Inspection {
	verdict: string;
	/** In Google's words. */
	coverage: string;
	robots: string;
	indexing: string;
	fetch: string;
	/** ISO time; '' or null when Google has never crawled the page. */
	lastCrawl: string | null;
	canonical: string;
	/** URL of the full report in Search Console. */
	link: string;
	/** Inspections of today. */
	used: number;
	/** Inspections that Google allows a day. */
	limit: number;
}

/** GET /pharos/v1/search-console/sitemaps: the site's sitemap at Google. */
export interface SubmittedSitemap {
	submitted: boolean;
	path: string;
	lastSubmitted: string | null;
	lastDownloaded: string | null;
	pending: boolean;
	errors: number;
	warnings: number;
}

/** One entry of GET /pharos/v1/sites. */
export interface SiteEntry {
	/** As Google names it: "https://example.com/" or "sc-domain:example.com". */
	siteUrl: string;
	permissionLevel: string;
}

/** GET /pharos/v1/sites. */
export interface Sites {
	siteEntry: SiteEntry[];
	/** The entry that fits this site best; '' when there is none. */
	suggested: string;
	/** The suggestion is this very site. */
	automatic: boolean;
}

/** Whatever stands in the way, with a code of its own. */
export interface ConnectionProblem {
	code: string;
	message: string;
}

/** GET /pharos/v1/search-console. */
export interface Connection {
	authenticated: '1' | '';
	profile: { email: string };
	selectedSite: string;
	method: 'oauth' | 'service_account' | 'proxy' | '';
	/** ISO time of the last complete fetch. */
	lastFetched: string | null;
	error: ConnectionProblem | null;
	credentials: {
		source: 'none' | 'stored' | 'constant' | 'proxy';
		kind: 'oauth' | 'service_account' | '';
		/** Other security keys have encrypted them: they have to be entered again. */
		unreadable?: boolean;
		/** Of an OAuth client; for a service account its email address. */
		client_id: string;
	};
	redirect_uri: string;
	home: string;
	problems: ConnectionProblem[];
	can_submit_sitemaps: boolean;
	/** The requests go to a simulator, not to Google. */
	simulated: boolean;
	/** ISO time until which Google isn't asked. */
	blocked_until: string | null;
	fetch: { running: boolean; done: number; total: number } | null;
}

/** Body of POST /pharos/v1/google-credentials. */
export type Credentials =
	{ client_id: string; client_secret: string } | { service_account: string };

type ByRequest< Value > = Readonly< Record< string, Value > >;

/** Figures of the selected site, by request. */
export interface Figures {
	/** By period. */
	clicksData: ByRequest< ClicksData >;
	/** By period. */
	siteTraffic: ByRequest< SiteTraffic >;
	/** By the parameters of the route. */
	contentPerformance: ByRequest< ContentPerformance >;
	/** By URL. */
	pageDetails: ByRequest< PageDetails >;
	/** By URL. */
	inspections: ByRequest< Inspection >;
	insights: Insight[] | null;
	submittedSitemap: SubmittedSitemap | null;
}

/** Spec.md section 3, "Search Console state". */
export interface SearchConsoleState
	extends Omit< Connection, 'authenticated' >, Figures {
	/** Null until the connection is known. */
	authenticated: '1' | '' | null;
	sites: Sites | null;
	/** The choice in the site selector that is not confirmed yet. */
	tempSelectedSite: string | null;
	hasSiteSelected: boolean;
	siteTrafficFetchComplete: boolean;
	contentPerformanceFetchComplete: boolean;
	isSiteSelectorOpen: boolean;
}

/** A connection that is known. */
export type KnownConnection = SearchConsoleState & Connection;

/** The parts of the state that are kept by request. */
export type FigureList =
	| 'clicksData'
	| 'siteTraffic'
	| 'contentPerformance'
	| 'pageDetails'
	| 'inspections';

type Received = {
	[ List in FigureList ]: {
		type: 'searchConsole/RECEIVE_FIGURES';
		list: List;
		key: string;
		value: Figures[ List ][ string ];
	};
}[ FigureList ];

/** Events, handled by the reducer, and for sagas WATCH and LEAVE. */
export type SearchConsoleAction =
	| {
			type: 'searchConsole/RECEIVE';
			changes: Partial< Omit< SearchConsoleState, 'hasSiteSelected' > >;
	  }
	| Received
	/** New figures are there: what is shown is asked for again. */
	| { type: 'searchConsole/FETCHED' }
	/** Somebody looks at the progress of the fetch, and no longer does. */
	| { type: 'searchConsole/WATCH' | 'searchConsole/LEAVE' };
