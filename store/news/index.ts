import * as actions from './actions';
import { news as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { NewsAction, NewsState } from './types';

declare module '../types' {
	interface Slices {
		news: SliceTypes< NewsState, NewsAction, typeof selectors >;
	}
}

/** "What's New?": the posts of feeds, and the number of new ones. */
export const news = {
	name: 'news',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;
