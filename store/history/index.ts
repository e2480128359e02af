import { createListSlice, type ListTypes } from '../list-slice';
import * as actions from './actions';

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
	via:
		'save' | 'import' | 'migration' | 'restore' | 'cli' | 'mcp' | 'ability';
	/** Of the MCP client or, if it has none, of the ability. */
	name: string;
	/** Of the application password that the program has logged in with. */
	application: string;
	/** By setting. */
	changes: Record< string, HistoryChange >;
}

/** The changes of the settings, the newest first. */
export const history = {
	...createListSlice( {
		name: 'history',
		selector: 'getSettingsHistory',
		path: 'settings-history',
	} ),
	actions,
};

declare module '../types' {
	interface Slices {
		history: ListTypes< 'history', 'getSettingsHistory', HistoryEntry[] >;
	}
}
