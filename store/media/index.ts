import * as actions from './actions';
import { media as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** Images of the media library. */
export const media = {
	name: 'media',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;
