import type { HistoryAction, HistoryState } from './types';

const initial: HistoryState = { entries: null };

export function history(
	state: HistoryState = initial,
	action: HistoryAction
): HistoryState {
	return action.type === 'history/RECEIVE'
		? { ...state, entries: action.entries }
		: state;
}
