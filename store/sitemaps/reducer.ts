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

export function sitemaps(
	state: SitemapState = initial,
	action: SitemapAction
): SitemapState {
	switch ( action.type ) {
		case 'sitemaps/RECEIVE':
			return {
				...state,
				sitemap: action.sitemap,
				isOutOfTouch: false,
				isOwn: isStillOwn( state, action.sitemap.progress ),
			};
		case 'sitemaps/ASKED':
			return { ...state, isAsking: true, isOwn: true };
		case 'sitemaps/ANSWERED':
			return {
				...state,
				isAsking: false,
				isOwn: state.isOwn && !! state.sitemap?.progress.running,
			};
		case 'sitemaps/PROGRESSED':
			return {
				...state,
				sitemap: state.sitemap && {
					...state.sitemap,
					progress: action.progress,
				},
				isOutOfTouch: false,
				isOwn: isStillOwn( state, action.progress ),
			};
		case 'sitemaps/OUT_OF_TOUCH':
			return { ...state, isOutOfTouch: true };
		case 'sitemaps/RECEIVE_OBJECTS': {
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
		case 'sitemaps/RECEIVE_PAGES':
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
