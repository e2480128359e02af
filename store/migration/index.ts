import * as actions from './actions';
import { migration as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { MigrationAction, MigrationState } from './types';
import { unsaved } from './unsaved';

/** Migration from other SEO plugins: their data, the progress and the results. */
export const migration = {
	name: 'migration',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
	watchers: () => import( /* webpackChunkName: "sagas" */ './watch' ),
} as const;

declare module '../types' {
	interface Slices {
		migration: SliceTypes<
			MigrationState,
			MigrationAction,
			typeof selectors
		>;
	}
}
