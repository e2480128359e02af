import type { SitemapAction, SitemapState } from './types';

const initial: SitemapState = {
	sitemap: null,
	isOutOfTouch: false,
	objects: {},
	known: {},
	pages: {},
};

export function sitemap(
	state: SitemapState = initial,
	action: SitemapAction
): SitemapState {
	switch ( action.type ) {
		case 'sitemap/RECEIVE':
			return { ...state, sitemap: action.sitemap, isOutOfTouch: false };
		case 'sitemap/PROGRESSED':
			return {
				...state,
				sitemap: state.sitemap && {
					...state.sitemap,
					progress: action.progress,
				},
				isOutOfTouch: false,
			};
		case 'sitemap/OUT_OF_TOUCH':
			return { ...state, isOutOfTouch: true };
		case 'sitemap/RECEIVE_OBJECTS': {
			const { request, objects } = action;
			return {
				...state,
				objects: { ...state.objects, [ request ]: objects },
				known: {
					...state.known,
					...Object.fromEntries(
						objects.items.map( ( item ) => [ item.object, item ] )
					),
				},
			};
		}
		case 'sitemap/RECEIVE_PAGES':
			return {
				...state,
				pages: { ...state.pages, [ action.request ]: action.pages },
			};
		default:
			return state;
	}
}
