import * as actions from './actions';
import { redirects as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { RedirectsAction, RedirectsState } from './types';

/** Redirects, and the not-found log. */
export const redirects = {
	name: 'redirects',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		redirects: SliceTypes<
			RedirectsState,
			RedirectsAction,
			typeof selectors
		>;
	}
}
