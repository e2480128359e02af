import { robotInstructions as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { RobotInstructionsAction, RobotInstructionsState } from './types';

/** The content that robot instructions apply to. */
export const robotInstructions = {
	name: 'robotInstructions',
	reducer,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		robotInstructions: SliceTypes<
			RobotInstructionsState,
			RobotInstructionsAction,
			typeof selectors
		>;
	}
}
