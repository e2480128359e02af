import type { SitemapAction, SitemapProgress, SitemapState } from './types';

const initial: SitemapState = {
	sitemap: null,
	isOutOfTouch: false,
	isAsking: false,
	isOwn: false,
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
			return {
				...state,
				sitemap: action.sitemap,
				isOutOfTouch: false,
				isOwn: isStillOwn( state, action.sitemap.progress ),
			};
		case 'sitemap/ASKED':
			return { ...state, isAsking: true, isOwn: true };
		case 'sitemap/ANSWERED':
			return {
				...state,
				isAsking: false,
				isOwn: state.isOwn && !! state.sitemap?.progress.running,
			};
		case 'sitemap/PROGRESSED':
			return {
				...state,
				sitemap: state.sitemap && {
					...state.sitemap,
					progress: action.progress,
				},
				isOutOfTouch: false,
				isOwn: isStillOwn( state, action.progress ),
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

/** While the server is asked to start a generation, an answer may be from before it. */
const isStillOwn = (
	{ isOwn, isAsking }: SitemapState,
	{ running }: SitemapProgress
) => isOwn && ( isAsking || running );
