import { createListSlice, type ListTypes } from '../list-slice';
import type { Action } from '../types';
import * as actions from './actions';
import type { NotFoundList, RedirectList } from './types';

const shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'redirects/CHANGED';

/** Redirects. */
export const redirects = {
	...createListSlice( {
		name: 'redirects',
		selector: 'getRedirects',
		path: 'redirects',
		shouldInvalidate,
	} ),
	actions,
};

/** The not-found log. */
export const notFound = createListSlice( {
	name: 'notFound',
	selector: 'getNotFound',
	path: 'not-found',
	shouldInvalidate,
} );

declare module '../types' {
	interface Slices {
		redirects: ListTypes<
			'redirects',
			'getRedirects',
			RedirectList,
			/** The redirects or the log have changed, so the loaded lists are outdated. */
			{ type: 'redirects/CHANGED' }
		>;
		notFound: ListTypes< 'notFound', 'getNotFound', NotFoundList >;
	}
}
