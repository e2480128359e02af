import type { Action } from '../types';
import type { RobotsState } from './types';

const initial: RobotsState = { content: null };

export function robots(
	state: RobotsState = initial,
	action: Action
): RobotsState {
	return action.type === 'robots/RECEIVE'
		? { ...state, content: action.content }
		: state;
}
