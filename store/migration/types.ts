/**
 * What the routes of the migration answer (docs/rest.md, docs/migration.md).
 */

/** A plugin whose data are on this site. */
export interface MigrationPlugin {
	slug: string;
	name: string;
	active: boolean;
	installed: boolean;
	/** About how many have data. */
	counts: { posts: number; terms: number; authors: number };
	/** Whether a migration from it has run to its end. */
	migrated: boolean;
}

/** The sample of pages is read before and after, or as it would be. */
export type ParityStep = 'before' | 'after' | 'preview';

export interface ParityProgress {
	step: ParityStep;
	done: number;
	total: number;
	/** Why no page can be read, in words; empty when pages can. There is nothing more to ask for then. */
	problem: string;
}

export interface ParityTag {
	/** `title`, `description`, `robots`, `canonical`, `og:…`, `twitter:…`, `jsonld`, or `redirect`: where the page leads. */
	tag: string;
	before: string | null;
	after: string | null;
	/** False, too, where nothing was read before. */
	same: boolean;
	/** Why they differ, in words; empty when nobody knows, or nothing differs. */
	why: string;
	/** Where it can be mended. */
	fix: { label: string; url: string } | null;
}

export interface ParityPage {
	url: string;
	name: string;
	kind: 'home' | 'post' | 'term' | 'author' | 'archive' | 'other';
	/** The post type or taxonomy; empty for others. */
	type: string;
	id: number;
	/** Where it is edited; empty when nowhere. */
	edit: string;
	/** Why it could not be read; empty when it was. */
	problem: string;
	tags: ParityTag[];
}

export interface MigrationLosses {
	what: string;
	text: string;
	count: number;
}

export interface ParityReport {
	/** When the pages were read (RFC 3339); `after` in the step that was asked for. */
	before: string | null;
	after: string | null;
	/** Pages of the sample; a page of the answer holds 20. */
	total: number;
	same: number;
	compared: number;
	losses: MigrationLosses[];
	pages: ParityPage[];
}
