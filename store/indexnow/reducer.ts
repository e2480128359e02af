import type { IndexNowAction, IndexNowState } from './types';

export const indexNow = (
	state: IndexNowState = { status: null },
	action: IndexNowAction
): IndexNowState =>
	action.type === 'indexNow/RECEIVE' ? { status: action.data } : state;
