import type { Action } from '../types';
import type { UsageState } from './types';

const initial: UsageState = { data: null };

export function usage(
	state: UsageState = initial,
	action: Action
): UsageState {
	return action.type === 'usage/RECEIVE'
		? { ...state, data: action.data }
		: state;
}
