import * as actions from './actions';
import { history as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { HistoryAction, HistoryState } from './types';

/** The settings history. */
export const history = {
	name: 'history',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		history: SliceTypes< HistoryState, HistoryAction, typeof selectors >;
	}
}
