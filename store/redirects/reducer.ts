import type { RedirectsAction, RedirectsState } from './types';

const initial: RedirectsState = { lists: {}, notFound: {} };

export function redirects(
	state: RedirectsState = initial,
	action: RedirectsAction
): RedirectsState {
	switch ( action.type ) {
		case 'redirects/RECEIVE':
			return {
				...state,
				lists: { ...state.lists, [ action.request ]: action.list },
			};
		case 'redirects/RECEIVE_NOT_FOUND':
			return {
				...state,
				notFound: {
					...state.notFound,
					[ action.request ]: action.list,
				},
			};
		default:
			return state;
	}
}
