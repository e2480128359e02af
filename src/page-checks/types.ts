/**
 * Types of the page checks: their input (facts), their output (findings: data only, because the worker has no translations)
 * and the results for users (with texts, created on the page).
 */

/** Same statuses as in the site analysis: Critical, Warning, Suggestion, Passed. */
export type Status = 'error' | 'warning' | 'suggestion' | 'success';

/** The fields of an object that a finding can refer to. */
export type FieldName =
	'title' | 'description' | 'slug' | 'focus_keyword' | 'canonical' | 'robots';

/** A title or description as visitors would get it, with unsaved changes. */
export interface FieldFacts {
	/** The resolved plain text; '' if there is none. */
	text: string;
	/** Whether it is custom (`own`) or from the template of the content type (`inherited`). */
	source: 'own' | 'inherited';
}

/** A block of the editor, from outline(). */
export interface BlockOutline {
	/** The client id. */
	id: string;
	/** The block name, such as "core/paragraph". */
	name: string;
	inner: BlockOutline[];
}

/** Another page with the same title or description. */
export interface Duplicate {
	id: number;
	/** The title or name. */
	label: string;
}

/** The input of the checks: plain data that can be posted to a worker. */
export interface PageSnapshot {
	title: FieldFacts;
	description: FieldFacts;
	/** Recommended lengths in characters, same as in the counters (`limits` of the site settings). */
	limits: { title: number; description: number };
	/** The title or name of the object, which themes show as the main heading; plain text. */
	name: string;
	/** The slug, decoded; '' if there is none yet. */
	slug: string;
	/** The absolute URL of the page; a draft's is "https://example.org/?p=12". Its host is the site's. */
	url: string;
	/** The post status: "publish", "draft", "auto-draft", …; "publish" for terms and authors. */
	status: string;
	/** The focus keyword field as entered; may be ''. */
	focusKeyword: string;
	/** The language of the content: a WordPress locale ("de_DE_formal") or a BCP 47 tag ("de-DE"). */
	language: string;
	/** HTML with block comments, from getEditedPostContent(). */
	content: string;
	/** The blocks of the content, from outline(); [] without the block editor. */
	blocks: BlockOutline[];
	/** The effective robots directives. */
	robots: { noindex: boolean; nofollow: boolean };
	/** The absolute canonical URL; '' if it is the page's own URL, or none. */
	canonical: string;
	/** Other pages with the same texts; null if there was no request, or while the response is pending. */
	duplicates: {
		title: Duplicate[] | null;
		description: Duplicate[] | null;
	} | null;
}

/** The location of a finding: a block or a field. */
export interface Place {
	/** Client id of the block; one of `facts.blocks`. */
	block?: string;
	field?: FieldName;
	/** The id of another page. */
	page?: number;
	/** A label from the content: the file name of an image, the text of a heading. Not translated; may be ''. */
	label?: string;
}

/** Values for the texts of findings. */
export interface Values {
	/** Number of characters, words, headings, images, links or other pages. */
	count: number;
	/** Maximum number of characters. */
	limit: number;
	/** Recommended number of words or characters. */
	advised: number;
	/** Width of a text in pixels, and its maximum. */
	width: number;
	most: number;
	keyword: string;
	/** The canonical URL. */
	canonical: string;
}

/** The result of a rule, without texts. */
export interface Finding {
	/** The id of the check, by which it is ignored and restored. */
	id: string;
	status: Status;
	/** The code of the finding; its texts are in the file beside the rule. */
	code: string;
	values: Partial< Values >;
	where: Place[];
}

/** A check result for users. */
export interface CheckResult {
	id: string;
	status: Status;
	/** The code of the finding; checks of add-ons have none. */
	code?: string;
	/** One sentence: the finding. */
	message: string;
	/** Paragraphs: why it matters, and what to do. */
	description: string[];
	/** Locations in the order of the page. Without a block, field or page, only the label is shown. */
	where: Place[];
}

/** The return value of an add-on's check. */
export type AddOnResult = Pick< CheckResult, 'status' | 'message' > &
	Partial< Pick< CheckResult, 'description' | 'where' > >;

/** A check of an add-on (PAGE_CHECKS_FILTER). */
export interface PageCheck {
	/** A unique id such as "acme-price": letters, digits, hyphens and underscores. */
	id: string;
	/** Runs on the main thread in idle time; null means no result. */
	run: ( facts: PageSnapshot ) => AddOnResult | null;
}

/** Checks pages without blocking typing; created by createChecker(). */
export interface Checker {
	/**
	 * Resolves to all results, the plugin's own first, in a fixed order; see sortResults(). Resolves to null when there is a
	 * newer request, or after dispose(). Never rejects.
	 */
	check: ( facts: PageSnapshot ) => Promise< CheckResult[] | null >;
	/** Terminates the worker. Pending requests resolve to null. */
	dispose: () => void;
}
