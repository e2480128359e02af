import type { Action } from '../types';
import { lazily } from './lazily';

const hasChanged = ( action: Action ): boolean =>
	action.type === 'redirects/CHANGED';

export const getRedirects = Object.assign(
	lazily( ( { fetchRedirects } ) => fetchRedirects ),
	{ shouldInvalidate: hasChanged }
);

export const getNotFound = Object.assign(
	lazily( ( { fetchNotFound } ) => fetchNotFound ),
	{ shouldInvalidate: hasChanged }
);
