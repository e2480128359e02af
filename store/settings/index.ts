import * as actions from './actions';
import { settings as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SettingsAction, SettingsState } from './types';
import { unsaved } from './unsaved';

/** The settings, their unsaved edits, and saving. */
export const settings = {
	name: 'settings',
	reducer,
	actions,
	selectors,
	resolvers,
	unsaved,
} as const;

declare module '../types' {
	interface Slices {
		settings: SliceTypes< SettingsState, SettingsAction, typeof selectors >;
	}
}
