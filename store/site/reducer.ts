import type { Action } from '../types';
import type { SiteState } from './types';

const initial: SiteState = { settings: null, previews: {}, posts: {} };

export function site( state: SiteState = initial, action: Action ): SiteState {
	switch ( action.type ) {
		case 'site/RECEIVE':
			return { ...state, settings: action.settings };
		case 'site/RECEIVE_PREVIEW':
			return {
				...state,
				previews: {
					...state.previews,
					[ action.postId ]: action.preview,
				},
			};
		case 'site/RECEIVE_POSTS':
			return {
				...state,
				posts: { ...state.posts, [ action.query ]: action.groups },
			};
		default:
			return state;
	}
}
