import { createListSlice, type ListTypes } from '../list-slice';
import type { PageReport } from './types';

/** What pages of the site tell search engines, by request. */
export const pageReport = createListSlice( {
	name: 'pageReport',
	selector: 'getPageReport',
	path: 'page-report',
} );

declare module '../types' {
	interface Slices {
		pageReport: ListTypes< 'pageReport', 'getPageReport', PageReport >;
	}
}
