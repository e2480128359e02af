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
				// The server may have tidied what was sent; what was typed meanwhile stays.
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
 * What equals the saved text is no edit.
 *
 * @param edit  What is typed.
 * @param saved What the server holds.
 */
const prune = ( edit: string | null, saved: RobotsTxt | null ) =>
	edit === saved?.robots_txt_content ? null : edit;
