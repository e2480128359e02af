import * as actions from './actions';
import { migration as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import { unsaved } from './unsaved';
import { watchComparison, watchMigration } from './watch';

/** What comes from other SEO plugins: what there is, how far it is, what came of it. */
export const migration = {
	name: 'migration',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
	watchers: [ watchMigration, watchComparison ],
} as const;
