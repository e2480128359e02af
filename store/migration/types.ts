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
	/** When the last migration was started (RFC 3339), in whichever browser; null when it has run to its end, or there was none. */
	begun: string | null;
	/** Whether it is active for all sites of a network. */
	network: boolean;
	/** Where it can be deactivated for the network; empty for users who may not. */
	network_url: string;
}

/** The answer of GET /migrate/restore: what a restore would do. */
export interface RestorePlan {
	/** Of the backup. */
	id: string;
	/** When it was made (RFC 3339). */
	time: string;
	source: string;
	/** Of the source, or what else it was made for. */
	name: string;
	/** Whether a restore was interrupted, and continues. */
	begun: boolean;
	/** How many would be restored. */
	posts: number;
	terms: number;
	authors: number;
	settings: number;
	robots_txt: boolean;
	/** Settings that stay as they are, with reasons. */
	left_out: Record< string, string >;
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

/** A page of GET /migrated-data: what was migrated, and what was not, item by item. */
export interface MigratedData {
	sources: {
		slug: string;
		name: string;
		/** Times (RFC 3339); null for what has not happened. */
		started: string | null;
		settings: string | null;
		completed: string | null;
		/** By `posts`, `terms` or `authors`, then by type. */
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
	/** What the object is called; '' for settings and what is gone. */
	label: string;
	/** Where it is edited; ''. */
	edit: string;
	source: string;
	what: string;
	/** Why, in words. */
	text: string;
	/** As the source or Pharos SEO calls it. */
	field: string;
	/** The same in words for people. */
	name: string;
	value: string;
}

/** Something that a source stores but never output: what of MigrationLoss names it. */
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
	/** Of those that are completed: how many the server could not migrate. */
	skipped: number;
	/** They go in the order of their ids: all up to this one are completed. */
	last: number;
}

/**
 * How far a migration is. The browser keeps it: its size does not depend on how many objects there are, and what is still to do
 * is asked for again.
 */
export interface MigrationProgress {
	slug: string;
	/** Whether the source is switched off at the end. */
	deactivate: boolean;
	/** Whether what a person has entered since the last migration is replaced, too. */
	overwrite: boolean;
	/** Whether the pages are still to be read as they are before anything is written. */
	compare: boolean;
	/** Whether the global settings are migrated. */
	settings: boolean;
	groups: MigrationGroup[];
	/** How many authors, or the settings themselves, the server could not migrate. */
	skipped: number;
	/** What a person has left out because of an error. */
	left: MigrationBatch[];
}

/**
 * - `unknown`: nobody has looked yet.
 * - `paused`: by a person, or found in the browser's storage.
 * - `failed`: stopped by an error; goes on where it stopped.
 * - `elsewhere`: another tab of this browser migrates.
 * - `restoring`: a migration is taken back, or that has failed.
 */
export type MigrationStatus =
	| 'unknown'
	| 'idle'
	| 'running'
	| 'paused'
	| 'failed'
	| 'done'
	| 'elsewhere'
	| 'restoring';

/** What a migration that runs does, in this order. */
export type MigrationStage =
	'collect' | 'before' | 'settings' | 'objects' | 'deactivate' | 'complete';

/** Objects that were sent together. */
export interface MigrationBatch {
	kind: MigrationGroup[ 'kind' ];
	type: string;
	ids: number[];
}

export interface MigrationFailure {
	/** For people, translated. */
	message: string;
	/** HTTP. */
	status?: number;
	/** Whether it helps to log in again. */
	isLoggedOut: boolean;
	/** What could not be migrated; it can be left out. */
	batch?: MigrationBatch;
}

/** Why the next request is not sent yet. */
export interface MigrationPause {
	reason: 'offline' | 'failure';
	/** How long; not known while the browser has no network. */
	seconds: number;
}

/** A step that is being read, or was. */
export interface ParityReading extends ParityProgress {
	slug: string;
	isReading: boolean;
}

export interface MigrationState {
	/** Null until they are loaded. */
	plugins: MigrationPlugin[] | null;
	/** By request. */
	migrated: Record< string, MigratedData >;
	/** By request. */
	reports: Record< string, ParityReport >;
	status: MigrationStatus;
	stage: MigrationStage;
	/** Null while there is no migration. */
	progress: MigrationProgress | null;
	/** Whether the browser keeps the progress. */
	isKept: boolean;
	failure: MigrationFailure | null;
	pause: MigrationPause | null;
	/** Null until it is loaded. */
	plan: RestorePlan | null;
	/** How many items are restored, and still are to be; null while none are. */
	restore: { id: string; total: number; left: number } | null;
	/** What the server said at the end of a restore; empty before. */
	restored: string;
	/** Of the migration that is done: whether its source is off now. Null: nobody asked for that. */
	isDeactivated: boolean | null;
	/** The step that is read, or was read last. */
	reading: ParityReading | null;
}

export type MigrationAction =
	/** Facts. */
	| { type: 'migration/RECEIVE_PLUGINS'; plugins: MigrationPlugin[] }
	| {
			type: 'migration/RECEIVE_MIGRATED';
			request: string;
			data: MigratedData;
	  }
	| {
			type: 'migration/RECEIVE_REPORT';
			request: string;
			report: ParityReport;
	  }
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
	| { type: 'migration/RECEIVE_PLAN'; plan: RestorePlan }
	| {
			type: 'migration/RESTORING';
			restore: NonNullable< MigrationState[ 'restore' ] >;
	  }
	| { type: 'migration/RESTORED'; message: string }
	| { type: 'migration/RESTORE_FAILED'; failure: MigrationFailure }
	/** Intents. */
	| {
			type: 'migration/START';
			progress: MigrationProgress;
			/** How many objects are sent at once. */
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
