import * as actions from './actions';
import { migration as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { MigrationAction, MigrationState } from './types';
import { unsaved } from './unsaved';

/** What comes from other SEO plugins: what there is, how far it is, what came of it. */
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
