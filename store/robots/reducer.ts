import type { RobotsAction, RobotsState } from './types';

const initial: RobotsState = { content: null };

export function robots(
	state: RobotsState = initial,
	action: RobotsAction
): RobotsState {
	return action.type === 'robots/RECEIVE'
		? { ...state, content: action.content }
		: state;
}
