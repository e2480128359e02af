import type { Figures, SearchConsoleAction, SearchConsoleState } from './types';

const none: Figures = {
	clicksData: {},
	siteTraffic: {},
	breakdowns: {},
	contentPerformance: {},
	pageDetails: {},
	inspectedPages: {},
	insights: null,
	submittedSitemap: null,
};

const initial = {
	...none,
	authenticated: null,
	selectedSite: '',
	hasSiteSelected: false,
	sites: null,
	tempSelectedSite: null,
	siteTrafficFetchComplete: false,
	contentPerformanceFetchComplete: false,
	isSiteSelectorOpen: false,
	// The other properties are set with the connection.
} as SearchConsoleState;

export function searchConsole(
	state: SearchConsoleState = initial,
	action: SearchConsoleAction
): SearchConsoleState {
	switch ( action.type ) {
		case 'searchConsole/RECEIVE': {
			const next = { ...state, ...action.changes };
			next.hasSiteSelected = Boolean( next.selectedSite );
			return state.selectedSite &&
				next.selectedSite !== state.selectedSite
				? {
						...next,
						...none,
						siteTrafficFetchComplete: false,
						contentPerformanceFetchComplete: false,
					}
				: next;
		}
		case 'searchConsole/RECEIVE_FIGURES': {
			const { list, key, value } = action;
			return {
				...state,
				[ list ]: { ...state[ list ], [ key ]: value },
				siteTrafficFetchComplete:
					state.siteTrafficFetchComplete || list === 'siteTraffic',
				contentPerformanceFetchComplete:
					state.contentPerformanceFetchComplete ||
					list === 'contentPerformance',
			};
		}
		default:
			return state;
	}
}
