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

/** What a redirect is saved with. */
export type RedirectFields = Pick<
	Redirect,
	'source' | 'match' | 'query' | 'target' | 'status' | 'enabled'
>;

export interface RedirectList {
	items: Redirect[];
	total: number;
	pages: number;
	/** Where all of them are downloaded, without the format. */
	export: string;
	/** Titles of the posts and terms that are targets, by name. */
	titles: Record< string, string >;
}

export interface SavedRedirect {
	data: Redirect;
	/** A page that exists at the source, and is shown instead. */
	conflict: { url: string; title: string } | null;
}

export interface RedirectStep {
	url: string;
	kind:
		| 'page'
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

/** A URL that wasn't found (GET /pharos/v1/not-found). */
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
	/** What attackers asked for. */
	probes: { times: number; last: string | null };
	/** Whether requests are logged. */
	enabled: boolean;
	/** Whether a page cache may answer such requests instead. */
	page_cache: boolean;
}

export interface RedirectsState {
	/** By the parameters of the request. */
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
	/** Redirects, or the log, are no longer what the lists say. */
	| { type: 'redirects/CHANGED' };
