import type { UsageDataAction, UsageDataState } from './types';

const initial: UsageDataState = { data: null };

export function usageData(
	state: UsageDataState = initial,
	action: UsageDataAction
): UsageDataState {
	return action.type === 'usageData/RECEIVE'
		? { ...state, data: action.data }
		: state;
}
