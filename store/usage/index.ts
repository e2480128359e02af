import { usage as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** What would be sent as anonymous usage data. */
export const usage = {
	name: 'usage',
	reducer,
	selectors,
	resolvers,
} as const;
