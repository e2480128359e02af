import * as actions from './actions';
import { migration as reducer } from './reducer';
import * as selectors from './selectors';
import type { MigrationAction, MigrationState } from './types';
import { unsaved } from './unsaved';

export * from './lists';

/** Migration from other SEO plugins: the progress and the results. */
export const migration = {
	name: 'migration',
	reducer,
	actions,
	selectors,
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
