import { createListSlice, type ListTypes } from '../list-slice';
import type { IndexStatus } from './types';

/** The pages of the site in Google's index. */
export const indexStatus = createListSlice( {
	name: 'indexStatus',
	selector: 'getIndexStatus',
	path: 'search-console/index',
	shouldInvalidate: ( { type } ) => type === 'indexStatus/OUTDATED',
} );

declare module '../types' {
	interface Slices {
		indexStatus: ListTypes<
			'indexStatus',
			'getIndexStatus',
			IndexStatus,
			/** The data are out of date. */
			{ type: 'indexStatus/OUTDATED' }
		>;
	}
}
