import * as actions from './actions';
import { sitemaps as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SitemapAction, SitemapState } from './types';

/** The XML sitemaps: the progress of their generation, and excluded content. */
export const sitemaps = {
	name: 'sitemaps',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		sitemaps: SliceTypes< SitemapState, SitemapAction, typeof selectors >;
	}
}
