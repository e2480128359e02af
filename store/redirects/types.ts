/** A redirect, as GET /pharos/v1/redirects returns it (docs/redirects.md). */
export interface Redirect {
	id: number;
	source: string;
	match: 'exact' | 'prefix' | 'pattern';
	/** Whether capital and small letters of the URL are the same. */
	ignore_case: boolean;
	query: 'keep' | 'ignore' | 'exact' | 'campaign';
	/** A path, a URL, "post-12", "term-5"; '' for 410 and 451. */
	target: string;
	status: number;
	enabled: boolean;
	hits: number;
	last_hit: string | null;
	origin: 'manual' | 'change' | 'import' | 'migration';
	/** The import that it is from; 0 for none, and since it was edited. */
	import: number;
}

/** The fields of a redirect that can be saved. */
export type RedirectFields = Pick<
	Redirect,
	| 'source'
	| 'match'
	| 'ignore_case'
	| 'query'
	| 'target'
	| 'status'
	| 'enabled'
>;

export interface RedirectList {
	items: Redirect[];
	total: number;
	pages: number;
	/** The URL that downloads all redirects, without the format. */
	export: string;
	/** The titles of the target posts and terms, by name. */
	titles: Record< string, string >;
	/** What is wrong with targets, by id: content that isn't public, or nothing. */
	dead: Record< number, 'hidden' | 'missing' >;
	/** Imports that can be undone, the latest first; their numbers are times in milliseconds. */
	imports: { import: number; count: number }[];
	/** Whether there may be more dead targets. */
	incomplete?: true;
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

/** A line of a file, and why it isn't imported, or what is different now. */
interface ImportLine {
	line: number;
	text: string;
	why: string;
}

/** What an import, or a part of it, does (POST /pharos/v1/redirects/import). */
export interface RedirectImport {
	/** Its number. */
	import: number;
	/** Redirects of the file: that are done, and all. */
	done: number;
	total: number;
	new: number;
	changed: number;
	unchanged: number;
	added: ( RedirectFields & { line: number } )[];
	/** `before`: the fields that are changed, as they were. */
	changes: ( RedirectFields & {
		line: number;
		before: Partial< RedirectFields >;
	} )[];
	refused: ImportLine[];
	notes: ImportLine[];
	/** Whose file it is; '' for none that is known. */
	program: string;
	/** Columns of a CSV file that are read, and others. */
	columns: string[];
	ignored: string[];
}

/** How much of an import is undone (DELETE /pharos/v1/redirects/imports/…). */
export interface ImportUndone {
	deleted: number;
	restored: number;
	kept: number;
	left: number;
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
