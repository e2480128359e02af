import * as actions from './actions';
import { bulkEditor as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import { unsaved } from './unsaved';

/** Titles, descriptions and noindex of many posts and terms, edited in one table. */
export const bulkEditor = {
	name: 'bulkEditor',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
} as const;
