/** The progress of the server in generating all sitemaps. */
export interface SitemapProgress {
	running: boolean;
	/** Number of URLs. */
	done: number;
	/** Approximate total; 0 if unknown. */
	total: number;
	/** The content type in progress, such as "Posts", or ''. */
	current: string;
	/** Why it ended prematurely, or ''. */
	failed: string;
}

/** The sitemap pages of a content type. */
interface SitemapSeries {
	/** Such as "posts-post". */
	name: string;
	label: string;
	/** The URL of its first page. */
	url: string;
	/** Null if not counted yet. */
	entries: number | null;
	pages: number;
}

/** A rule that excludes URLs. */
export interface LeftOut {
	code: string;
	label: string;
	/** Null if not counted. */
	count: number | null;
	/** The route where that can be changed, or ''. */
	path: string;
}

/** The response of GET /pharos/v1/sitemap. */
export interface Sitemap {
	/** The URL of the sitemap index. */
	index: string;
	/** Whether search engines are discouraged from indexing the site: there is no sitemap then. */
	hidden: boolean;
	/** When all sitemaps were last generated; null if never. */
	generated: string | null;
	progress: SitemapProgress;
	sitemaps: SitemapSeries[];
	left_out: LeftOut[];
}

/** A post or term, and whether it is included in a sitemap. */
export interface SitemapObject {
	/** The name in the setting `sitemap_exclude`: "post-12". */
	object: string;
	title: string;
	/** The label of its content type. */
	kind: string;
	/** '' if it isn't public. */
	url: string;
	/** The URL of its edit screen, or ''. */
	edit: string;
	listed: boolean;
	/** The page of the sitemap that includes it, or ''. */
	sitemap: string;
	/** Why it isn't included. */
	reason: {
		code: string;
		message: string;
		/** The route where that can be changed, or ''. */
		path: string;
		/** The URL that is included instead, or ''. */
		url: string;
	} | null;
}

/** A page of GET /pharos/v1/sitemap/objects. */
export interface SitemapObjects {
	items: SitemapObject[];
	more: boolean;
}

/** A page for the HTML sitemap settings. */
export interface PageOption {
	id: number;
	title: string;
}

export interface SitemapState {
	/** Null until loaded. */
	sitemap: Sitemap | null;
	/** Whether the last request for the progress failed. */
	isOutOfTouch: boolean;
	/** Whether the request to regenerate the sitemaps is running. */
	isAsking: boolean;
	/** Whether the running generation was started on this page. */
	isOwn: boolean;
	/** By request. */
	objects: Record< string, SitemapObjects >;
	/** All loaded objects by name, in their latest version. */
	known: Record< string, SitemapObject >;
	/** By request. */
	pages: Record< string, PageOption[] >;
}

export type SitemapAction =
	| { type: 'sitemaps/RECEIVE'; sitemap: Sitemap }
	| { type: 'sitemaps/PROGRESSED'; progress: SitemapProgress }
	| { type: 'sitemaps/ASKED' }
	| { type: 'sitemaps/ANSWERED' }
	| { type: 'sitemaps/OUT_OF_TOUCH' }
	| {
			type: 'sitemaps/RECEIVE_OBJECTS';
			request: string;
			objects: SitemapObjects;
	  }
	| { type: 'sitemaps/RECEIVE_PAGES'; request: string; pages: PageOption[] };
