import { robotInstructions as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** What robot instructions can be given for. */
export const robotInstructions = {
	name: 'robotInstructions',
	reducer,
	selectors,
	resolvers,
} as const;
