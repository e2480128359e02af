import type { State } from '../types';
import type { NewsFeed, NewsOfFeed, NewsState } from './types';

/** The posts of some feeds (`getNews( feeds )`); null until loaded. Requested by the first call. */
export const getNews: (
	state: State,
	feeds: NewsFeed[]
) => NewsOfFeed[] | null = ( { news } ) => news.news;

/** Whether "What's New?" is open, and the content of its badge. */
export const getNewsState = ( { news }: State ): NewsState => news;
