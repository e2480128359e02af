import * as actions from './actions';
import { sitemap as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import { watchSitemap } from './watch';

/** The XML sitemaps: how far they are made, and what they leave out. */
export const sitemap = {
	name: 'sitemap',
	reducer,
	actions,
	selectors,
	resolvers,
	watchers: [ watchSitemap ],
} as const;
