import type { ThunkArgs } from '../thunk-args';
import { loadRead } from './load';
import type { NewsFeed } from './types';

export const getNews =
	( feeds: NewsFeed[] ) =>
	async ( args: ThunkArgs ): Promise< void > =>
		( await loadRead() ).read( feeds, args );
