import { createListSlice, type ListTypes } from '../list-slice';
import { settingsWereSaved } from '../settings/fetch-with-settings';
import * as actions from './actions';
import type { IndexNow } from './types';

/** The status of IndexNow. */
export const indexNow = {
	...createListSlice( {
		name: 'indexNow',
		selector: 'getIndexNow',
		path: 'indexnow',
		shouldInvalidate: ( action ) =>
			settingsWereSaved( action ) || action.type === 'indexNow/OUTDATED',
	} ),
	actions,
};

declare module '../types' {
	interface Slices {
		indexNow: ListTypes<
			'indexNow',
			'getIndexNow',
			IndexNow,
			/** The status is out of date. */
			{ type: 'indexNow/OUTDATED' }
		>;
	}
}
