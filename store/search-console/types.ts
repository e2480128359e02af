/** The sum of a metric over the current period, over the previous period of equal length, and the change. */
interface Compared {
	/** Null before the first fetch. */
	current: number | null;
	/** Null if it isn't known completely. */
	previous: number | null;
	/** Percentage with one decimal; null if the previous sum is zero. */
	percentage: number | null;
}

/** Average positions, or CTRs from 0 to 1; `change` is the difference in positions or percentage points, positive if it is better now. */
interface ComparedPosition {
	current: number | null;
	previous: number | null;
	change: number | null;
}

/** The first and last day of a period, in Pacific time: "2026-11-17". */
export interface FigureWindow {
	start: string;
	end: string;
}

/** The response of POST /pharos/v1/clicks-and-impressions. */
export interface ClicksData {
	clicks: Compared;
	impressions: Compared;
	ctr?: ComparedPosition;
	position?: ComparedPosition;
}

/** The data of the property on one day. */
export interface TrafficDay {
	date: string;
	clicks: number;
	impressions: number;
	/** Null on days without impressions. */
	position: number | null;
}

/** Changes of the site on a day that may explain its figures. */
export interface SiteChange {
	date: string;
	kind:
		| 'published'
		| 'title'
		| 'redirect'
		| 'templates'
		| 'robots'
		| 'robots_txt'
		| 'sitemaps'
		| 'schema';
	count: number;
	/** The title of the first post, or the source of the first redirect; '' for settings. */
	name: string;
	/** The URL of the edit screen of the first post; '' without the permission to edit it. */
	url: string;
}

/** The response of GET /pharos/v1/site-traffic, zero-filled. */
export interface SiteTraffic {
	data: TrafficDay[];
	/** The compared period of equal length; empty if it isn't known completely. */
	previous: TrafficDay[];
	window: FigureWindow;
	compared?: FigureWindow;
	/** Oldest first. */
	events?: SiteChange[];
}

/** The lengths of chart periods: values of the parameter `period`. */
export type Period = '7' | '28' | '90' | '16m';

/** The compared period: values of the parameter `compare`. */
export type Comparison = 'previous' | 'year';

/** Values of the parameter `type`. */
export type SearchType =
	'web' | 'image' | 'video' | 'news' | 'discover' | 'googleNews';

/** Values of the parameter `dimension`. */
export type BreakdownDimension = 'query' | 'page' | 'country' | 'device';

/** A row of GET /pharos/v1/search-console/breakdown. */
export interface BreakdownRow {
	/** A query, URL, country code or device as Google names it. */
	key: string;
	current: PageFigures;
	/** Null if it isn't known. */
	previous: PageFigures | null;
	/** As in PerformanceRow. */
	changes: PageFigures;
}

/** The response of GET /pharos/v1/search-console/breakdown. */
export interface SearchBreakdown {
	data: BreakdownRow[];
	/** Null before the first fetch. */
	window: FigureWindow | null;
	compared?: FigureWindow;
	/** Whether the compared period is known. */
	compares?: boolean;
}

interface PageFigures {
	clicks: number | null;
	position: number | null;
	impressions: number | null;
}

/** The post of a page. */
export interface PagePost {
	id: number;
	type: string;
	/** The URL of its edit screen; '' without the permission to edit it. */
	edit: string;
}

/** A row of GET /pharos/v1/content-performance. */
export interface PerformanceRow {
	url: string;
	title: string;
	current: PageFigures;
	/** Clicks and impressions in percent, the position as a difference (positive is better). */
	changes: PageFigures;
	/** Null for pages that don't belong to a post. */
	post: PagePost | null;
	/** The codes of the insights that apply to the page. */
	insights: string[];
}

/** A page of the table of GET /pharos/v1/content-performance. */
export interface ContentPerformance {
	data: PerformanceRow[];
	total: number;
	pages: number;
	window?: FigureWindow;
	/** Whether the previous period is known. */
	compares?: boolean;
}

/** An item of GET /pharos/v1/search-console/insights. */
export interface Insight {
	code: string;
	label: string;
	/** The rule with its thresholds, as text. */
	description: string;
	/** Number of pages. */
	count: number;
	/** Clicks that these pages lost or could win in 90 days; 0 if that isn't known. */
	clicks?: number;
}

export interface SearchQuery {
	query: string;
	clicks: number;
	impressions: number;
	position: number | null;
	/** URLs of other pages of the site that compete for the query. */
	rivals: string[];
}

/** The current SEO tags of a page. */
export interface PageSnippet {
	title: string;
	title_length: number;
	description: string;
	description_length: number;
	/** The content of the robots meta tag. */
	robots: string;
	/** HTTP status. */
	status: number;
}

/** The response of GET /pharos/v1/search-console/page. */
export interface PageDetails {
	url: string;
	title: string;
	post: PagePost | null;
	series: TrafficDay[];
	/** The compared period; empty if it isn't known completely. */
	previous?: TrafficDay[];
	/** Of its post, oldest first. */
	events?: SiteChange[];
	queries: SearchQuery[];
	/** Null if the page can't be read. */
	snippet: PageSnippet | null;
}

/** The response of POST /pharos/v1/search-console/inspect: the data of a page in Google's index. */
export interface Inspection {
	verdict: string;
	/** In Google's words. */
	coverage: string;
	robots: string;
	indexing: string;
	fetch: string;
	/** ISO time; '' or null if Google has never crawled the page. */
	lastCrawl: string | null;
	canonical: string;
	/** URL of the full report in Search Console. */
	link: string;
	/** Number of inspections today. */
	used: number;
	/** Maximum number of inspections per day. */
	limit: number;
}

/** The response of GET /pharos/v1/search-console/sitemaps: the site's sitemap in Google. */
export interface SubmittedSitemap {
	submitted: boolean;
	path: string;
	lastSubmitted: string | null;
	lastDownloaded: string | null;
	pending: boolean;
	errors: number;
	warnings: number;
}

/** The response of GET /pharos/v1/search-console/summary. */
export interface Summary {
	subject: string;
	text: string;
	/** Email addresses. */
	to: string[];
	/** ISO times; null if the summary is off, or was never sent. */
	next: string | null;
	sent: string | null;
	/** Whether the last email couldn't be sent. */
	failed: boolean;
	admin_email: string;
	/** That of the current user. */
	own_email: string;
}

/** An entry of GET /pharos/v1/sites. */
export interface SiteEntry {
	/** The property URL as used by Google: "https://example.com/" or "sc-domain:example.com". */
	siteUrl: string;
	permissionLevel: string;
	/** Whether it can hold pages of this site. */
	related?: boolean;
}

/** The response of GET /pharos/v1/sites. */
export interface Sites {
	siteEntry: SiteEntry[];
	/** The entry that matches this site best; '' if there is none. */
	suggested: string;
	/** Whether the suggested property is exactly this site. */
	automatic: boolean;
}

/** A problem of the connection. */
export interface ConnectionProblem {
	code: string;
	message: string;
}

/** The response of GET /pharos/v1/search-console. */
export interface Connection {
	authenticated: '1' | '';
	profile: { email: string };
	selectedSite: string;
	method: 'oauth' | 'service_account' | 'proxy' | '';
	/** ISO time of the last complete fetch. */
	lastFetched: string | null;
	error: ConnectionProblem | null;
	/** What doesn't keep the connection from working. */
	warning?: ConnectionProblem | null;
	credentials: {
		source: 'none' | 'stored' | 'constant' | 'proxy';
		kind: 'oauth' | 'service_account' | '';
		/** Whether they were encrypted with other security keys: they have to be entered again. */
		unreadable?: boolean;
		/** The ID of an OAuth client, or the email address of a service account. */
		client_id: string;
	};
	redirect_uri: string;
	home: string;
	problems: ConnectionProblem[];
	can_submit_sitemaps: boolean;
	/** Number of URL inspections today, and the maximum per day. */
	inspections: { used: number; limit: number };
	/** Whether the requests go to a simulator instead of Google. */
	simulated: boolean;
	/** Whether data can be fetched now; otherwise `error` says why not. */
	can_fetch?: boolean;
	/** ISO time until which no requests are sent to Google. */
	blocked_until: string | null;
	fetch: {
		running: boolean;
		/** Whether the requests of this page work on it, because WP-Cron doesn't run. */
		driven?: boolean;
		done: number;
		total: number;
	} | null;
	/** The history from other properties; start and end are '' if its figures don't fit. */
	earlier?: { property: string; start: string; end: string }[];
	/** The properties whose data is stored. */
	stored?: string[];
}

/** The page that Google redirects back to. */
export type SignInFrom = 'dashboard' | 'onboarding';

/** The body of POST /pharos/v1/google-credentials. */
export type Credentials =
	{ client_id: string; client_secret: string } | { service_account: string };

type ByRequest< Value > = Readonly< Record< string, Value > >;

/** The data of the selected property, by request. */
export interface Figures {
	/** By the parameters of the route. */
	clicksData: ByRequest< ClicksData >;
	/** By the query parameters of the route. */
	siteTraffic: ByRequest< SiteTraffic >;
	/** By the query parameters of the route. */
	breakdowns: ByRequest< SearchBreakdown >;
	/** By the query parameters of the route. */
	contentPerformance: ByRequest< ContentPerformance >;
	/** By the query parameters of the route. */
	pageDetails: ByRequest< PageDetails >;
	/** By URL. */
	inspectedPages: ByRequest< Inspection >;
	insights: Insight[] | null;
	submittedSitemap: SubmittedSitemap | null;
}

/** The state of Search Console. */
export interface SearchConsoleState
	extends Omit< Connection, 'authenticated' >, Figures {
	/** Null until the connection is loaded. */
	authenticated: '1' | '' | null;
	sites: Sites | null;
	/** The selection in the site selector that isn't confirmed yet. */
	tempSelectedSite: string | null;
	hasSiteSelected: boolean;
	siteTrafficFetchComplete: boolean;
	contentPerformanceFetchComplete: boolean;
	isSiteSelectorOpen: boolean;
}

/** The state once the connection is loaded. */
export type KnownConnection = SearchConsoleState & Connection;

/** The parts of the state that are stored by request. */
export type FigureList =
	| 'clicksData'
	| 'siteTraffic'
	| 'breakdowns'
	| 'contentPerformance'
	| 'pageDetails'
	| 'inspectedPages';

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
	/** New data have arrived: the data on the screen are requested again. */
	| { type: 'searchConsole/FETCHED' };
