import * as actions from './actions';
import { analysis as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { AnalysisAction, AnalysisState } from './types';

/** The site analysis: the results of its checks, and which checks are ignored. */
export const analysis = {
	name: 'analysis',
	reducer,
	actions,
	selectors,
	resolvers,
	watchers: () => import( /* webpackChunkName: "sagas" */ './watch' ),
} as const;

declare module '../types' {
	interface Slices {
		analysis: SliceTypes< AnalysisState, AnalysisAction, typeof selectors >;
	}
}
