/** A redirect, as GET /pharos/v1/redirects returns it (docs/redirects.md). */
export interface Redirect {
	id: number;
	source: string;
	match: 'exact' | 'prefix' | 'pattern';
	query: 'keep' | 'ignore' | 'exact';
	/** A path, a URL, "post-12", "term-5"; '' for 410 and 451. */
	target: string;
	status: number;
	enabled: boolean;
	hits: number;
	last_hit: string | null;
	origin: 'manual' | 'change' | 'import' | 'migration';
}

/** The fields of a redirect that can be saved. */
export type RedirectFields = Pick<
	Redirect,
	'source' | 'match' | 'query' | 'target' | 'status' | 'enabled'
>;

export interface RedirectList {
	items: Redirect[];
	total: number;
	pages: number;
	/** The URL that downloads all redirects, without the format. */
	export: string;
	/** The titles of the target posts and terms, by name. */
	titles: Record< string, string >;
}

/** What can be done with many redirects (POST /pharos/v1/redirects/bulk). */
export type BulkAction = 'enable' | 'disable' | 'delete' | 'restore';

export interface BulkResult {
	/** As they were before. */
	changed: Redirect[];
	failed: { source: string; message: string }[];
}

export interface SavedRedirect {
	data: Redirect;
	/** A page that exists at the source and is shown instead. */
	/** The page at the source; `edit` is the URL of its redirect field, '' for none. */
	conflict: { url: string; title: string; edit: string } | null;
}

export interface RedirectStep {
	url: string;
	kind:
		| 'page'
		| 'page_redirect'
		| 'redirect'
		| 'gone'
		| 'guess'
		| 'setting'
		| 'not_found'
		| 'external'
		| 'loop';
	status: number;
	target: string;
	redirect: number;
	title: string;
}

export interface RedirectImport {
	new: number;
	refused: { line: number; text: string; why: string }[];
}

/** An entry of the not-found log (GET /pharos/v1/not-found). */
export interface NotFoundItem {
	id: number;
	url: string;
	times: number;
	last: string;
	referrer: string;
	by: 'search_engine' | 'visitor' | 'bot';
	suggestions: { target: string; title: string; url: string }[];
}

export interface NotFoundList {
	items: NotFoundItem[];
	total: number;
	pages: number;
	/** Requests of vulnerability scanners. */
	probes: { times: number; last: string | null };
	/** Whether requests are logged. */
	enabled: boolean;
	/** Whether a page cache may respond to such requests instead. */
	page_cache: boolean;
}

export interface RedirectsState {
	/** By the query parameters of the route. */
	lists: Record< string, RedirectList >;
	notFound: Record< string, NotFoundList >;
}

/** Events. */
export type RedirectsAction =
	| { type: 'redirects/RECEIVE'; request: string; list: RedirectList }
	| {
			type: 'redirects/RECEIVE_NOT_FOUND';
			request: string;
			list: NotFoundList;
	  }
	/** The redirects or the log have changed, so the loaded lists are outdated. */
	| { type: 'redirects/CHANGED' };
