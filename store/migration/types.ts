/** The responses of the migration routes (docs/rest.md, docs/migration.md). */

/** How many there are of each. */
export interface MigrationCounts {
	posts: number;
	terms: number;
	authors: number;
	/** Missing without any. */
	redirects?: number;
}

/** A source plugin whose data are on this site. */
export interface MigrationPlugin {
	slug: string;
	name: string;
	active: boolean;
	installed: boolean;
	/** Approximate numbers of objects with data. */
	counts: MigrationCounts;
	/** Whether it is no SEO plugin, and has nothing but redirects. */
	only_redirects?: true;
	/** Whether a migration from it was completed. */
	migrated: boolean;
	/** When the last migration started (RFC 3339), in any browser; null if it was completed, or there was none. */
	begun: string | null;
	/** Whether it is network-activated. */
	network: boolean;
	/** The URL where it can be deactivated for the network; '' for users without the permission. */
	network_url: string;
}

/** The response of GET /migrate/restore: the changes that a restore would make. */
export interface RestorePlan {
	/** The id of the backup. */
	id: string;
	/** When the backup was created (RFC 3339). */
	time: string;
	source: string;
	/** The name of the source plugin, or what else the backup was created for. */
	name: string;
	/** Whether a restore was interrupted and will continue. */
	begun: boolean;
	/** The number of objects to restore. */
	posts: number;
	terms: number;
	authors: number;
	redirects: number;
	settings: number;
	robots_txt: boolean;
	/** Settings that a restore doesn't change, with reasons. */
	left_out: Record< string, string >;
}

/** The answer of GET /migrate/redirects: what would become of a source's redirects. */
export interface RedirectsPlan {
	found: number;
	/** How many were looked at: on large sites not all of them. */
	done: number;
	migrated: number;
	/** What is there already, or has no effect. */
	nothing: number;
	skipped: number;
	losses: ( MigrationLosses & { redirects: string[] } )[];
}

/** When the sample of pages is read: before or after the migration, or as a preview of the result. */
export type ParityStep = 'before' | 'after' | 'preview';

export interface ParityProgress {
	step: ParityStep;
	done: number;
	total: number;
	/** Why no page can be read; '' if pages can. No further requests are necessary then. */
	problem: string;
}

export interface ParityTag {
	/**
	 * `title`, `description`, `robots`, `canonical`, `og:…`, `twitter:…`, `jsonld`, or `redirect`: the redirect target
	 * of the page.
	 */
	tag: string;
	before: string | null;
	after: string | null;
	/** Also false if nothing was read before. */
	same: boolean;
	/** Why they differ; '' if unknown, or if they don't. */
	why: string;
	/** The link to the place where it can be fixed. */
	fix: { label: string; url: string } | null;
}

export interface ParityPage {
	url: string;
	name: string;
	kind: 'home' | 'post' | 'term' | 'author' | 'archive' | 'other';
	/** The post type or taxonomy; '' for other pages. */
	type: string;
	id: number;
	/** The URL of the edit screen; '' if there is none. */
	edit: string;
	/** Why the page couldn't be read; '' if it was. */
	problem: string;
	tags: ParityTag[];
}

export interface MigrationLosses {
	what: string;
	text: string;
	count: number;
}

export interface ParityReport {
	/** When the pages were read (RFC 3339); `after` for the requested step. */
	before: string | null;
	after: string | null;
	/** Number of pages in the sample; a page of the response has 20. */
	total: number;
	same: number;
	compared: number;
	losses: MigrationLosses[];
	pages: ParityPage[];
}

/** A page of GET /migrated-data: the migrated data, and the data that weren't migrated, item by item. */
export interface MigratedData {
	sources: {
		slug: string;
		name: string;
		/** Times (RFC 3339); null if it hasn't happened. */
		started: string | null;
		settings: string | null;
		completed: string | null;
		/** By `posts`, `terms`, `authors` or `redirects`, then by type. */
		counts: Record< string, Record< string, number > >;
		losses: MigrationLosses[];
	}[];
	losses: MigrationLoss[];
	total: number;
	pages: number;
}

export interface MigrationLoss {
	kind: string;
	id: number;
	/** The title of the object; '' for settings and deleted objects. */
	label: string;
	/** The URL of the edit screen, or ''. */
	edit: string;
	source: string;
	what: string;
	/** The reason. */
	text: string;
	/** The name of the field in the source plugin or Pharos SEO. */
	field: string;
	/** The label of the field. */
	name: string;
	value: string;
}

/** The properties of MigrationLoss that identify a value that the source plugin stores but never output. */
export type MigrationChoice = Pick<
	MigrationLoss,
	'kind' | 'id' | 'field' | 'value'
>;

/** The posts of a type, or the terms of a taxonomy. */
export interface MigrationGroup {
	kind: 'term' | 'post';
	type: string;
	title: string;
	total: number;
	completed: number;
	/** The number of completed objects that the server couldn't migrate. */
	skipped: number;
	/** The last completed id: objects are migrated in the order of their ids. */
	last: number;
}

/**
 * The progress of a migration. The browser stores it: its size doesn't depend on the number of objects, and the
 * remaining objects are requested again.
 */
export interface MigrationProgress {
	slug: string;
	/** Whether to deactivate the source plugin at the end. */
	deactivate: boolean;
	/** Whether to overwrite values that a user has edited since the last migration. */
	overwrite: boolean;
	/** Whether the pages must still be read before anything is written. */
	compare: boolean;
	/** Whether the global settings are migrated, and the redirects. */
	settings: boolean;
	/** The redirects of the source, once the first were migrated; undefined for a source without any. */
	redirects?: { found: number; done: number };
	groups: MigrationGroup[];
	/** The number of authors, or of settings, that the server couldn't migrate. */
	skipped: number;
	/** Objects that the user skipped because of an error. */
	left: MigrationBatch[];
}

/**
 * The status of the migration:
 * - `unknown`: not checked yet.
 * - `paused`: by the user, or found in the browser's storage.
 * - `failed`: stopped by an error; can be resumed.
 * - `elsewhere`: another tab of this browser is migrating.
 * - `restoring`: a migration is being undone, or that has failed.
 */
type MigrationStatus =
	| 'unknown'
	| 'idle'
	| 'running'
	| 'paused'
	| 'failed'
	| 'done'
	| 'elsewhere'
	| 'restoring';

/** The stages of a running migration, in this order. */
export type MigrationStage =
	'collect' | 'before' | 'settings' | 'objects' | 'deactivate' | 'complete';

/** Objects that are sent together. */
export interface MigrationBatch {
	kind: MigrationGroup[ 'kind' ];
	type: string;
	ids: number[];
}

export interface MigrationFailure {
	/** Translated message for the user. */
	message: string;
	/** HTTP status. */
	status?: number;
	/** Whether logging in again helps. */
	isLoggedOut: boolean;
	/** The objects that couldn't be migrated; they can be skipped. */
	batch?: MigrationBatch;
}

/** Why the next request is delayed. */
export interface MigrationPause {
	reason: 'offline' | 'failure';
	/** Duration; unknown while the browser is offline. */
	seconds: number;
}

/** The progress of a step that reads pages. */
export interface ParityReading extends ParityProgress {
	slug: string;
	isReading: boolean;
}

export interface MigrationState {
	status: MigrationStatus;
	stage: MigrationStage;
	/** Null while there is no migration. */
	progress: MigrationProgress | null;
	/** Whether the browser stores the progress. */
	isKept: boolean;
	failure: MigrationFailure | null;
	pause: MigrationPause | null;
	/** The number of items to restore, and of those remaining; null if no restore runs. */
	restore: { id: string; total: number; left: number } | null;
	/** The server's message at the end of a restore; '' before. */
	restored: string;
	/** For a completed migration: whether its source plugin is deactivated. Null if that wasn't requested. */
	isDeactivated: boolean | null;
	/** The current or last step that reads pages. */
	reading: ParityReading | null;
}

export type MigrationAction =
	/** Events. */
	| { type: 'migration/FOUND'; progress: MigrationProgress | null }
	| {
			type: 'migration/STARTED';
			progress: MigrationProgress;
			isKept: boolean;
	  }
	| { type: 'migration/STAGED'; stage: MigrationStage }
	| {
			type: 'migration/PROGRESSED';
			progress: MigrationProgress;
			isKept: boolean;
	  }
	| { type: 'migration/CHOSEN' }
	| { type: 'migration/WAITING'; pause: MigrationPause }
	| { type: 'migration/PAUSED' }
	| { type: 'migration/CANCELLED' }
	| { type: 'migration/FAILED'; failure: MigrationFailure }
	| { type: 'migration/DONE'; isDeactivated: boolean | null }
	| { type: 'migration/ELSEWHERE'; progress: MigrationProgress | null }
	| { type: 'migration/LEFT_ELSEWHERE' }
	| { type: 'migration/READ'; reading: ParityReading }
	| {
			type: 'migration/RESTORING';
			restore: NonNullable< MigrationState[ 'restore' ] >;
	  }
	| { type: 'migration/RESTORED'; message: string }
	| { type: 'migration/RESTORE_FAILED'; failure: MigrationFailure }
	/** Commands. */
	| {
			type: 'migration/START';
			progress: MigrationProgress;
			/** Number of objects per request. */
			size: number;
	  }
	| { type: 'migration/RESUME'; size: number }
	| { type: 'migration/SKIP'; size: number }
	| { type: 'migration/PAUSE' }
	| { type: 'migration/CANCEL' }
	| { type: 'migration/LOOK'; slugs: string[] }
	| { type: 'migration/RESTORE'; id: string; total: number }
	| {
			type: 'migration/COMPARE';
			slug: string;
			steps: ParityStep[];
			restart: boolean;
	  };
