import { failed, IDLE, SAVED, saving } from '../saving/state';
import type { RobotsTxt, RobotsTxtAction, RobotsTxtState } from './types';

const initial: RobotsTxtState = {
	saved: null,
	edit: null,
	save: IDLE,
};

export function robotsTxt(
	state: RobotsTxtState = initial,
	action: RobotsTxtAction
): RobotsTxtState {
	switch ( action.type ) {
		case 'robotsTxt/RECEIVE':
			return {
				...state,
				saved: action.data,
				edit: prune( state.edit, action.data ),
			};
		case 'robotsTxt/EDIT':
			return { ...state, edit: prune( action.content, state.saved ) };
		case 'robotsTxt/SAVE_START':
			return { ...state, save: saving( action.content ) };
		case 'robotsTxt/SAVE_DONE':
			return {
				...state,
				saved: action.data,
				// The server may have normalized the sent text; edits made during the save stay.
				edit:
					state.edit === action.sent
						? null
						: prune( state.edit, action.data ),
				save: SAVED,
			};
		case 'robotsTxt/SAVE_FAIL':
			return { ...state, save: failed( state.save, action.error ) };
		default:
			return state;
	}
}

/**
 * Returns the edit, or null if it equals the saved text.
 *
 * @param edit  The edited text.
 * @param saved The text stored on the server.
 */
const prune = ( edit: string | null, saved: RobotsTxt | null ) =>
	edit === saved?.robots_txt_content ? null : edit;
