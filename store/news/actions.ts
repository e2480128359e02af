import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { loadRead } from './load';

/** Opens "What's New?": what it shows has been seen. */
export const openNews =
	() =>
	async ( args: ThunkArgs ): Promise< void > => {
		args.dispatch( {
			type: 'news/CHANGED',
			changes: { isOpen: true },
		} satisfies Action );
		( await loadRead() ).markSeen( args );
	};

/** Closes it, and clears the badge. */
export const closeNews = () =>
	( {
		type: 'news/CHANGED',
		changes: { isOpen: false, badge: '', unread: '' },
	} ) satisfies Action;
