import { site as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** What is known about the site, and examples from it. */
export const site = {
	name: 'site',
	reducer,
	selectors,
	resolvers,
} as const;
