import type { SaveError, SaveState } from '../saving/types';

/** The fields of an object that are edited here. */
export type BulkField = 'title' | 'description' | 'noindex';

type Texts = Record< 'title' | 'description', string >;

/** A post or term, as GET /pharos/v1/bulk-editor has it. */
export interface BulkItem {
	kind: 'post' | 'term';
	id: number;
	/** A post type or taxonomy. */
	type: string;
	type_label: string;
	name: string;
	/** Such as "Draft"; '' when visitors can see it. */
	status: string;
	edit_link: string;
	/** '' when visitors can't see it. */
	url: string;
	/** Whether the person may edit it. */
	editable: boolean;
	/** Whether the person may change whether it is indexed. */
	can_restrict: boolean;
	/** What it says of itself: templates, and `yes`, `no` or ''. */
	fields: Record< BulkField, string >;
	/** What visitors get. */
	resolved: Texts;
	/** The same without texts of its own, and what its kind says of noindex. */
	inherited: Texts & { noindex: 'yes' | 'no' };
	/** How many checks had which result, when they ran last. */
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
	/** What it is sorted by: too many objects are not sorted by name. */
	orderby: 'date' | 'name';
}

/** Values of one object, by field. */
export type BulkValues = Partial< Record< BulkField, string > >;

/** Values by the keys of their objects. */
export type BulkRows = Readonly< Record< string, BulkValues > >;

/** A value that is to stand in a cell. */
export interface BulkCell {
	key: string;
	field: BulkField;
	value: string;
}

/** What one undo takes back. */
export interface BulkStep {
	/** Whoever goes on with the same one, as by typing in one cell, makes no new step. */
	id: string;
	cells: {
		key: string;
		field: BulkField;
		from: string;
		to: string;
	}[];
}

/** Why a row was not saved. */
export interface BulkFailure {
	/** Of the server; '' when it was not asked to save the row. */
	message: string;
	/** What stands there now, where somebody else has changed it. */
	conflicts: BulkValues;
	fields: string[];
}

/** What POST /pharos/v1/bulk-editor answers for a row. */
export interface BulkResult {
	kind: 'post' | 'term';
	id: number;
	success: boolean;
	message?: string;
	/** By field. */
	errors?: Record< string, string >;
	conflicts?: BulkValues;
	/** As it is now; null when there is none any more. */
	item: BulkItem | null;
}

/** What a save sends. */
export interface BulkSent {
	rows: BulkRows;
	/** It puts back what the one before replaced. */
	isUndo: boolean;
}

export interface BulkEditorState {
	/** By query, see getBulkPage(). */
	pages: Readonly< Record< string, BulkPage > >;
	/** All that were loaded, by key. */
	items: Readonly< Record< string, BulkItem > >;
	/** Only what differs from what is stored. */
	edits: BulkRows;
	/** Steps that can be undone, the latest last. */
	past: readonly BulkStep[];
	/** Steps that were undone, the latest last. */
	future: readonly BulkStep[];
	failures: Readonly< Record< string, BulkFailure > >;
	save: SaveState< BulkSent >;
	/** What the last save replaced. */
	replaced: BulkRows;
}

/** Facts. */
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
