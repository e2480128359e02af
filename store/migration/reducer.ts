import type { MigrationAction, MigrationState } from './types';

const initial: MigrationState = {
	status: 'unknown',
	stage: 'collect',
	progress: null,
	isKept: true,
	failure: null,
	pause: null,
	restore: null,
	restored: '',
	isDeactivated: null,
	reading: null,
};

/** The state of a migration that runs or can run: neither failed nor waiting. */
const NO_PROBLEM = { failure: null, pause: null } as const;

export function migration(
	state: MigrationState = initial,
	action: MigrationAction
): MigrationState {
	switch ( action.type ) {
		case 'migration/READ':
			return { ...state, reading: action.reading };
		case 'migration/FOUND':
			return {
				...state,
				...NO_PROBLEM,
				status: action.progress ? 'paused' : 'idle',
				progress: action.progress,
			};
		case 'migration/STARTED':
			return {
				...state,
				...NO_PROBLEM,
				status: 'running',
				stage: 'collect',
				progress: action.progress,
				isKept: action.isKept,
				isDeactivated: null,
				restored: '',
			};
		case 'migration/STAGED':
			return { ...state, stage: action.stage };
		case 'migration/PROGRESSED': {
			const { progress, isKept } = action;
			return { ...state, progress, isKept, pause: null };
		}
		case 'migration/WAITING':
			return { ...state, pause: action.pause };
		case 'migration/PAUSED':
			return { ...state, ...NO_PROBLEM, status: 'paused' };
		case 'migration/FAILED':
			return {
				...state,
				status: 'failed',
				failure: action.failure,
				pause: null,
			};
		case 'migration/DONE':
			return {
				...state,
				...NO_PROBLEM,
				status: 'done',
				isDeactivated: action.isDeactivated,
			};
		case 'migration/RESTORING':
			return {
				...state,
				...NO_PROBLEM,
				status: 'restoring',
				restore: action.restore,
			};
		case 'migration/RESTORE_FAILED':
			return { ...state, failure: action.failure, pause: null };
		case 'migration/RESTORED':
			return {
				...state,
				...NO_PROBLEM,
				status: 'idle',
				progress: null,
				restore: null,
				restored: action.message,
				// The pages were read with data that no longer exist.
				reading: null,
			};
		case 'migration/CANCELLED':
		case 'migration/LEFT_ELSEWHERE':
			return { ...state, ...NO_PROBLEM, status: 'idle', progress: null };
		case 'migration/ELSEWHERE':
			return {
				...state,
				...NO_PROBLEM,
				status: 'elsewhere',
				progress: action.progress,
			};
		default:
			return state;
	}
}
