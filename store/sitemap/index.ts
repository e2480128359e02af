import * as actions from './actions';
import { sitemap as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SitemapAction, SitemapState } from './types';

/** The XML sitemaps: the progress of their generation, and excluded content. */
export const sitemap = {
	name: 'sitemap',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		sitemap: SliceTypes< SitemapState, SitemapAction, typeof selectors >;
	}
}
