import * as actions from './actions';
import { robotsTxt as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { RobotsTxtAction, RobotsTxtState } from './types';
import { unsaved } from './unsaved';

/** The text of robots.txt. */
export const robotsTxt = {
	name: 'robotsTxt',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
} as const;

declare module '../types' {
	interface Slices {
		robotsTxt: SliceTypes<
			RobotsTxtState,
			RobotsTxtAction,
			typeof selectors
		>;
	}
}
