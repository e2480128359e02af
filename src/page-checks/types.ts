/**
 * The contract of the checks while writing: what they are told (facts), what they find (findings: data only, because they
 * are made in a worker, which has no translations) and what a person reads (results, worded on the page).
 */

/** As in the report of the whole site: Critical, Warning, Suggestion, Passed. */
export type Status = 'error' | 'warning' | 'suggestion' | 'success';

/** The fields of the SEO of one object that a finding can lead to. */
export type FieldName =
	'title' | 'description' | 'slug' | 'focus_keyword' | 'canonical' | 'robots';

/** A title or description as visitors get it now, with what is not saved yet. */
export interface FieldFacts {
	/** Rendered, plain text; '' when there is none. */
	text: string;
	/** Whether somebody wrote it for this page (`own`) or it comes from the template of its kind (`inherited`). */
	source: 'own' | 'inherited';
}

/** A block of the editor, from outline(). */
export interface BlockOutline {
	/** Its client id. */
	id: string;
	/** Its name, such as "core/paragraph". */
	name: string;
	inner: BlockOutline[];
}

/** Another page with the same title or description. */
export interface Duplicate {
	id: number;
	/** What people call it: its name. */
	label: string;
}

/** Everything that checks know about a page: plain data that can be posted to a worker. */
export interface PageFacts {
	title: FieldFacts;
	description: FieldFacts;
	/** The advised lengths in characters, as the counters have them (`limits` of the site settings). */
	limits: { title: number; description: number };
	/** What the object itself is called: the post's own title, which themes show as the main heading; plain text. */
	name: string;
	/** The last part of the address, as people read it (not percent-encoded); '' when there is none yet. */
	slug: string;
	/** The page's own address, absolute; a draft's is "https://example.org/?p=12". Its host is the site's. */
	url: string;
	/** As WordPress says it: "publish", "draft", "auto-draft", …; "publish" for terms and authors. */
	status: string;
	/** As typed; '' when there is none. */
	focusKeyword: string;
	/** Of the content: a WordPress locale ("de_DE_formal") or a BCP 47 tag ("de-DE"). */
	language: string;
	/** HTML with WordPress's block comments, as getEditedPostContent() gives it. */
	content: string;
	/** The blocks of the content, from outline(); [] where there is no block editor. */
	blocks: BlockOutline[];
	/** What search engines are told of this page now, whoever says so. */
	robots: { noindex: boolean; nofollow: boolean };
	/** The canonical address that visitors would get, absolute; '' when it is the page's own, or none. */
	canonical: string;
	/** Other pages with the same texts; null while the server was not asked, or can't tell yet. */
	duplicates: {
		title: Duplicate[] | null;
		description: Duplicate[] | null;
	} | null;
}

/** Where something was found: a block to show or a field to go to. */
export interface Place {
	/** Client id of the block; one of `facts.blocks`. */
	block?: string;
	field?: FieldName;
	/** Another page: its id. */
	page?: number;
	/** What is there, as data: the file of an image, the text of a heading. Not translated; '' when it has no name. */
	label?: string;
}

/** What the words of findings need. */
export interface Values {
	/** How many there are: characters, words, headings, images, links, other pages. */
	count: number;
	/** How many characters there may be. */
	limit: number;
	/** How many words or characters are advised. */
	advised: number;
	/** How wide a text is, and may be, in pixels. */
	width: number;
	most: number;
	keyword: string;
	/** The canonical address. */
	canonical: string;
}

/** What a rule found, without words. */
export interface Finding {
	/** Of the check: what is ignored and restored by. */
	id: string;
	status: Status;
	/** What exactly it found; its words are in the file beside the rule. */
	code: string;
	values: Partial< Values >;
	where: Place[];
}

/** What a person reads. */
export interface CheckResult {
	id: string;
	status: Status;
	/** One sentence: what was found. */
	message: string;
	/** Paragraphs: why it matters and what to do. */
	description: string[];
	/** In the order of the page. A place that is no block, field or page can only be named. */
	where: Place[];
}

/** What an add-on's check answers. */
export type AddOnResult = Pick< CheckResult, 'status' | 'message' > &
	Partial< Pick< CheckResult, 'description' | 'where' > >;

/** A check that an add-on gives (PAGE_CHECKS_FILTER). */
export interface PageCheck {
	/** Unlike every other, such as "acme-price": letters, digits, hyphens and underscores. */
	id: string;
	/** Runs on the page when nothing else does; null: nothing to say. */
	run: ( facts: PageFacts ) => AddOnResult | null;
}

/** Checks pages away from whoever is typing; from createChecker(). */
export interface Checker {
	/**
	 * All results, the plugin's own first, in a fixed order; see sortResults(). Resolves to null when a newer question was
	 * asked meanwhile, or after dispose(). Never rejects.
	 */
	check: ( facts: PageFacts ) => Promise< CheckResult[] | null >;
	/** Ends the worker. Whoever still waits gets null. */
	dispose: () => void;
}
