import type { RobotInstructionsAction, RobotInstructionsState } from './types';

const initial: RobotInstructionsState = { content: null };

export function robotInstructions(
	state: RobotInstructionsState = initial,
	action: RobotInstructionsAction
): RobotInstructionsState {
	return action.type === 'robotInstructions/RECEIVE'
		? { ...state, content: action.content }
		: state;
}
