import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { loadRead } from './load';

/** Opens "What's New?" and marks its posts as seen. */
export const openNews =
	() =>
	async ( args: ThunkArgs ): Promise< void > => {
		args.dispatch( {
			type: 'news/CHANGED',
			changes: { isOpen: true },
		} satisfies Action );
		( await loadRead() ).markSeen( args );
	};

/** Closes "What's New?" and clears the badge. */
export const closeNews = () =>
	( {
		type: 'news/CHANGED',
		changes: { isOpen: false, badge: '', unread: '' },
	} ) satisfies Action;
