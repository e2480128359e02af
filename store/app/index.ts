import * as actions from './actions';
import { app as reducer } from './reducer';
import * as selectors from './selectors';
import type { AppAction, AppState } from './types';

/** The state of the application: online state, confirmation dialog, page reload. */
export const app = {
	name: 'app',
	reducer,
	actions,
	selectors,
} as const;

declare module '../types' {
	interface Slices {
		app: SliceTypes< AppState, AppAction, typeof selectors >;
	}
}
