import * as actions from './actions';
import { extend as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { ExtendAction, ExtendState } from './types';

declare module '../types' {
	interface Slices {
		extend: SliceTypes< ExtendState, ExtendAction, typeof selectors >;
	}
}

/** "Extend Your Website": recommended plugins and themes. */
export const extend = {
	name: 'extend',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;
