/** Where a part of a page comes from. */
export interface PartSource {
	text: string;
	/** Where it is changed; null if that can't be linked. */
	link: { label: string; url: string } | null;
}

export interface PageNote extends PartSource {
	/** Such as "redirect". */
	code: string;
	status: 'error' | 'warning' | 'info';
}

interface RobotsSource extends PartSource {
	/** Such as "noindex"; empty for the reason why a page can be indexed. */
	directives: string[];
	code: string;
}

interface PageDifference {
	/** The name of the tag, such as "og:title"; "title", "canonical", "json_ld". */
	name: string;
	kind: 'missing' | 'duplicate' | 'changed' | 'added';
	/** What Pharos outputs, and what visitors get; a line for each tag. */
	expected: string;
	arrived: string;
	text: string;
}

/** The tags of a page, and their sources. */
export interface PageParts {
	title: string;
	description: string;
	robots: string[];
	canonical: string;
	/** URLs by language. */
	hreflang: Record< string, string >;
	/** The contents of each tag by name. */
	social: Record< string, string[] >;
	/** The data of each script; its text if it isn't valid JSON. */
	json_ld: unknown[];
	sources: {
		title: PartSource;
		description: PartSource;
		canonical: PartSource;
		robots: RobotsSource[];
		social: Record< string, PartSource >;
		/** The items of each script. */
		json_ld: ( PartSource & { type: string } )[][];
	};
}

/** GET /pharos/v1/page-report. Without parts, if the URL redirects or returns no page. */
export interface PageReport extends Partial< PageParts > {
	url: string;
	/** HTTP status; 0 without a response. */
	status: number;
	/** The target of a redirect; ''. */
	location: string;
	/** The X-Robots-Tag header; ''. */
	robots_header: string;
	notes: PageNote[];
	differences: PageDifference[];
}
