import * as actions from './actions';
import { settings as reducer } from './reducer';
import * as resolvers from './resolvers';
import { watchSaved } from './saved-label';
import * as selectors from './selectors';
import { unsaved } from './unsaved';

/** The settings, what is being edited of them, and saving. */
export const settings = {
	name: 'settings',
	reducer,
	actions,
	selectors,
	resolvers,
	watchers: [ watchSaved ],
	unsaved,
} as const;
