import * as actions from './actions';
import { media as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { MediaAction, MediaState } from './types';

/** Images of the media library. */
export const media = {
	name: 'media',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		media: SliceTypes< MediaState, MediaAction, typeof selectors >;
	}
}
