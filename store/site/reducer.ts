import equal from 'fast-deep-equal';
import type { SiteAction, SiteState } from './types';

const initial: SiteState = {
	settings: null,
	previews: {},
	examples: {},
	posts: {},
	causes: null,
	networkIcons: null,
};

export function site(
	state: SiteState = initial,
	action: SiteAction
): SiteState {
	switch ( action.type ) {
		case 'site/RECEIVE':
			return equal( state.settings, action.settings )
				? state
				: { ...state, settings: action.settings };
		case 'site/RECEIVE_PREVIEW':
			return {
				...state,
				previews: {
					...state.previews,
					[ action.postId ]: action.preview,
				},
			};
		case 'site/RECEIVE_EXAMPLE':
			return {
				...state,
				examples: {
					...state.examples,
					[ action.kind ]: action.preview,
				},
			};
		case 'site/RECEIVE_POSTS':
			return {
				...state,
				posts: { ...state.posts, [ action.query ]: action.groups },
			};
		case 'site/RECEIVE_NETWORK_ICONS':
			return { ...state, networkIcons: action.icons };
		case 'site/RECEIVE_CAUSES':
			return { ...state, causes: action.causes };
		default:
			return state;
	}
}
