import * as actions from './actions';
import { app as reducer } from './reducer';
import { watchReload } from './reload';
import * as selectors from './selectors';

/** The application itself: network, question on the screen, reload. */
export const app = {
	name: 'app',
	reducer,
	actions,
	selectors,
	watchers: [ watchReload ],
} as const;
