import type { SettingsAction } from '../settings/types';
import type { AppAction, AppState } from './types';

const initial: AppState = {
	isOnline: true,
	confirmation: null,
	asked: 0,
	isReloadPending: false,
};

export function app(
	state: AppState = initial,
	action: AppAction | SettingsAction
): AppState {
	switch ( action.type ) {
		case 'app/SET_ONLINE':
			return state.isOnline === action.isOnline
				? state
				: { ...state, isOnline: action.isOnline };
		case 'app/CONFIRMATION_OPENED':
			return {
				...state,
				asked: state.asked + 1,
				confirmation: { ...action.confirmation, id: state.asked + 1 },
			};
		case 'app/CONFIRMATION_CLOSED':
			return state.confirmation === null
				? state
				: { ...state, confirmation: null };
		case 'settings/SAVE_DONE':
			return action.needsReload
				? { ...state, isReloadPending: true }
				: state;
		default:
			return state;
	}
}
