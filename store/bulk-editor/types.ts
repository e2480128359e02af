import type { SaveError, SaveState } from '../saving/types';

/** The editable fields of an object. */
export type BulkField = 'title' | 'description' | 'noindex';

type Texts = Record< 'title' | 'description', string >;

/** A post or term of GET /pharos/v1/bulk-editor. */
export interface BulkItem {
	kind: 'post' | 'term';
	id: number;
	/** A post type or taxonomy. */
	type: string;
	type_label: string;
	name: string;
	/** Such as "Draft"; '' if the object is public. */
	status: string;
	edit_link: string;
	/** '' if the object isn't public. */
	url: string;
	/** Whether the user may edit it. */
	editable: boolean;
	/** Whether the user may change its noindex setting. */
	can_restrict: boolean;
	/** Custom values: templates, and `yes`, `no` or '' for noindex. */
	fields: Record< BulkField, string >;
	/** The texts in the HTML of the page. */
	resolved: Texts;
	/** The texts without custom values, and the noindex setting of the content type. */
	inherited: Texts & { noindex: 'yes' | 'no' };
	/** Short texts of the errors and warnings, worst first. */
	issues: string[];
	/** The number of checks by result, from their last run. */
	checks: Partial<
		Record<
			'error' | 'warning' | 'suggestion' | 'success' | 'ignored',
			number
		>
	>;
}

/** A page of the list. */
export interface BulkPage {
	/** See keyOf(). */
	keys: string[];
	total: number;
	pages: number;
	/** The sort order: very large lists can't be sorted by name. */
	orderby: 'date' | 'name';
}

/** Values of one object, by field. */
export type BulkValues = Partial< Record< BulkField, string > >;

/** Values by object key. */
export type BulkRows = Readonly< Record< string, BulkValues > >;

/** A new value for a cell. */
export interface BulkCell {
	key: string;
	field: BulkField;
	value: string;
}

/** The changes that one undo reverts. */
export interface BulkStep {
	/** Changes with the same id, such as typing in one cell, extend the step. */
	id: string;
	cells: {
		key: string;
		field: BulkField;
		from: string;
		to: string;
	}[];
}

/** Why a row wasn't saved. */
export interface BulkFailure {
	/** The server's message; '' if the row wasn't sent. */
	message: string;
	/** The current values of fields that were changed in another window or by another user. */
	conflicts: BulkValues;
	fields: string[];
}

/** The result of POST /pharos/v1/bulk-editor for a row. */
export interface BulkResult {
	kind: 'post' | 'term';
	id: number;
	success: boolean;
	message?: string;
	/** By field. */
	errors?: Record< string, string >;
	conflicts?: BulkValues;
	/** The current object; null if it no longer exists. */
	item: BulkItem | null;
}

/** The data of a save. */
export interface BulkSent {
	rows: BulkRows;
	/** Whether it restores what the previous save replaced. */
	isUndo: boolean;
	/** Its parts are one entry of the history by this name. */
	token: string;
}

export interface BulkEditorState {
	/** By query, see getBulkPage(). */
	pages: Readonly< Record< string, BulkPage > >;
	/** All loaded objects, by key. */
	items: Readonly< Record< string, BulkItem > >;
	/** Only values that differ from the stored ones. */
	edits: BulkRows;
	/** The undo steps, the latest last. */
	past: readonly BulkStep[];
	/** The redo steps, the latest last. */
	future: readonly BulkStep[];
	failures: Readonly< Record< string, BulkFailure > >;
	save: SaveState< BulkSent >;
	/** The values that the last save replaced. */
	replaced: BulkRows;
}

/** Events. */
export type BulkEditorAction =
	| ( {
			type: 'bulkEditor/RECEIVE';
			query: string;
			items: BulkItem[];
	  } & Omit< BulkPage, 'keys' > )
	| { type: 'bulkEditor/EDIT'; step: string; cells: BulkCell[] }
	| { type: 'bulkEditor/UNDO' }
	| { type: 'bulkEditor/REDO' }
	| { type: 'bulkEditor/SAVE_START'; sent: BulkSent }
	| {
			type: 'bulkEditor/ROWS_ANSWERED';
			sent: BulkSent;
			results: BulkResult[];
	  }
	| { type: 'bulkEditor/SAVE_DONE' }
	| { type: 'bulkEditor/SAVE_FAIL'; error: SaveError };
