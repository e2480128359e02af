import { usageData as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** What would be sent as anonymous usage data. */
export const usageData = {
	name: 'usageData',
	reducer,
	selectors,
	resolvers,
} as const;
