import type { NewsAction, NewsState } from './types';

const initial: NewsState = {
	news: null,
	isOpen: false,
	badge: '',
	unread: '',
};

export const news = (
	state: NewsState = initial,
	action: NewsAction
): NewsState =>
	action.type === 'news/CHANGED' ? { ...state, ...action.changes } : state;
