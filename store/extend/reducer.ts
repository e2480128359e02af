import type { ExtendAction, ExtendState } from './types';

const initial: ExtendState = {
	installed: null,
	product: '',
	status: 'idle',
	failure: '',
};

export const extend = (
	state: ExtendState = initial,
	action: ExtendAction
): ExtendState =>
	action.type === 'extend/CHANGED' ? { ...state, ...action.changes } : state;
