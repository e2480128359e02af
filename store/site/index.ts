import * as actions from './actions';
import { site as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SiteAction, SiteState } from './types';

/** Data about the site, and example values from it. */
export const site = {
	name: 'site',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		site: SliceTypes< SiteState, SiteAction, typeof selectors >;
	}
}
