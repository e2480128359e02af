/** How far the server is with making all sitemaps. */
export interface SitemapProgress {
	running: boolean;
	/** Addresses. */
	done: number;
	/** About how many there will be; 0 while nobody knows. */
	total: number;
	/** What is being listed, such as "Posts"; ''. */
	current: string;
	/** Why it ended before it was done; ''. */
	failed: string;
}

/** One series of addresses. */
interface SitemapSeries {
	/** Such as "posts-post". */
	name: string;
	label: string;
	/** Of its first page. */
	url: string;
	/** Null: not counted yet. */
	entries: number | null;
	pages: number;
}

/** A rule that keeps addresses out. */
export interface LeftOut {
	code: string;
	label: string;
	/** Null: nobody counts them. */
	count: number | null;
	/** The route where that can be changed, or ''. */
	path: string;
}

/** GET /pharos/v1/sitemap. */
export interface Sitemap {
	/** The address of the index. */
	index: string;
	/** Whether WordPress asks search engines not to index the site: there is no sitemap then. */
	hidden: boolean;
	/** When all of it was made last; null: never. */
	generated: string | null;
	progress: SitemapProgress;
	sitemaps: SitemapSeries[];
	left_out: LeftOut[];
}

/** A post or term, and whether a sitemap lists it. */
export interface SitemapObject {
	/** As in the setting `sitemap_exclude`: "post-12". */
	object: string;
	title: string;
	/** What its type is called. */
	kind: string;
	/** '' where visitors can't see it. */
	url: string;
	/** Where it is edited, or ''. */
	edit: string;
	listed: boolean;
	/** The page of the sitemap that lists it, or ''. */
	sitemap: string;
	/** Why it is not listed. */
	reason: {
		code: string;
		message: string;
		/** The route where that can be changed, or ''. */
		path: string;
		/** The address that is listed instead, or ''. */
		url: string;
	} | null;
}

/** A page of GET /pharos/v1/sitemap/objects. */
export interface SitemapObjects {
	items: SitemapObject[];
	more: boolean;
}

/** A page of WordPress, for the HTML sitemap. */
export interface PageOption {
	id: number;
	title: string;
}

export interface SitemapState {
	/** Null until it is loaded. */
	sitemap: Sitemap | null;
	/** Whether the server did not say last time how far it is. */
	isOutOfTouch: boolean;
	/** Whether it is being asked to make them anew, and has not answered yet. */
	isAsking: boolean;
	/** Whether it was asked here for what it makes now. */
	isOwn: boolean;
	/** By request. */
	objects: Record< string, SitemapObjects >;
	/** All that were ever loaded, by name: as they were last. */
	known: Record< string, SitemapObject >;
	/** By request. */
	pages: Record< string, PageOption[] >;
}

export type SitemapAction =
	/** Facts. */
	| { type: 'sitemap/RECEIVE'; sitemap: Sitemap }
	| { type: 'sitemap/PROGRESSED'; progress: SitemapProgress }
	| { type: 'sitemap/ASKED' }
	| { type: 'sitemap/ANSWERED' }
	| { type: 'sitemap/OUT_OF_TOUCH' }
	| {
			type: 'sitemap/RECEIVE_OBJECTS';
			request: string;
			objects: SitemapObjects;
	  }
	| { type: 'sitemap/RECEIVE_PAGES'; request: string; pages: PageOption[] }
	/** Intents: somebody looks at how far it is, or no longer does. */
	| { type: 'sitemap/WATCH' }
	| { type: 'sitemap/LEAVE' };
