import equal from 'fast-deep-equal';
import type { RobotsTxtAction } from '../robots-txt/types';
import type { SiteAction, SiteState } from './types';

const initial: SiteState = {
	settings: null,
	previews: {},
	examples: {},
	posts: {},
	networkIcons: null,
};

export function site(
	state: SiteState = initial,
	action: SiteAction | RobotsTxtAction
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
		case 'robotsTxt/RECEIVE':
		case 'robotsTxt/SAVE_DONE':
			return withBlocks( state, action.data.robots_txt_blocks );
		default:
			return state;
	}
}

/**
 * The site's data say too whether robots.txt forbids everything.
 *
 * @param state  The slice.
 * @param blocks Whether it does now.
 */
const withBlocks = ( state: SiteState, blocks: boolean ): SiteState =>
	state.settings && state.settings.visibility.robots_txt_blocks !== blocks
		? {
				...state,
				settings: {
					...state.settings,
					visibility: {
						...state.settings.visibility,
						robots_txt_blocks: blocks,
					},
				},
			}
		: state;
