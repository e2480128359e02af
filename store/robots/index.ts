import { robots as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** What robot instructions can be given for. */
export const robots = {
	name: 'robots',
	reducer,
	selectors,
	resolvers,
} as const;
