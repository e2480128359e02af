import * as actions from './actions';
import { analysis as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import { watchAnalysis } from './watch';

/** The analysis of the site: what its checks say, and which of them somebody does not want to see. */
export const analysis = {
	name: 'analysis',
	reducer,
	actions,
	selectors,
	resolvers,
	watchers: [ watchAnalysis ],
} as const;
