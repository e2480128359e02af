/** A changed setting of an entry. */
export interface HistoryChange {
	old: unknown;
	new: unknown;
	/** Why the values aren't available. */
	hidden?: 'secret' | 'large' | 'inactive';
}

/** An entry of GET /pharos/v1/settings-history. */
export interface HistoryEntry {
	id: number;
	/** RFC 3339. */
	time: string;
	/** '' for WP-CLI, and for a deleted user. */
	user_name: string;
	via: 'save' | 'import' | 'migration' | 'restore' | 'cli';
	/** By setting. */
	changes: Record< string, HistoryChange >;
}

export interface HistoryState {
	entries: HistoryEntry[] | null;
}

/** Events. */
export type HistoryAction = {
	type: 'history/RECEIVE';
	entries: HistoryEntry[];
};
