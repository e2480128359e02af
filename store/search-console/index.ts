import * as actions from './actions';
import { searchConsole as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SearchConsoleAction, SearchConsoleState } from './types';

/** Google Search Console: the connection, the property and its data. */
export const searchConsole = {
	name: 'searchConsole',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		searchConsole: SliceTypes<
			SearchConsoleState,
			SearchConsoleAction,
			typeof selectors
		>;
	}
}
