import * as actions from './actions';
import { indexNow as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { IndexNowAction, IndexNowState } from './types';

/** The status of IndexNow. */
export const indexNow = {
	name: 'indexNow',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		indexNow: SliceTypes< IndexNowState, IndexNowAction, typeof selectors >;
	}
}
