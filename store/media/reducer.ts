import type { MediaAction, MediaState } from './types';

const initial: MediaState = { items: {}, isLibraryLoaded: false };

export function media(
	state: MediaState = initial,
	action: MediaAction
): MediaState {
	switch ( action.type ) {
		case 'media/RECEIVE':
			return {
				...state,
				items: { ...state.items, [ action.url ]: action.item },
			};
		case 'media/LIBRARY_LOADED':
			return { ...state, isLibraryLoaded: true };
		default:
			return state;
	}
}
