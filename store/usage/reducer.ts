import type { UsageAction, UsageState } from './types';

const initial: UsageState = { data: null };

export function usage(
	state: UsageState = initial,
	action: UsageAction
): UsageState {
	return action.type === 'usage/RECEIVE'
		? { ...state, data: action.data }
		: state;
}
