import { usageData as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { UsageDataAction, UsageDataState } from './types';

/** The report for anonymous usage data. */
export const usageData = {
	name: 'usageData',
	reducer,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		usageData: SliceTypes<
			UsageDataState,
			UsageDataAction,
			typeof selectors
		>;
	}
}
