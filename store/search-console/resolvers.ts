import type { Action } from '../types';
import { lazily } from './lazily';

/** What is shown stays until the new figures are there. */
const hasNewFigures = ( { type }: Action ): boolean =>
	type === 'searchConsole/FETCHED';

/**
 * A resolver of figures, which are asked for again after each fetch.
 *
 * @param resolver What asks for them.
 */
const ofFigures = < Resolver extends object >( resolver: Resolver ) =>
	Object.assign( resolver, { shouldInvalidate: hasNewFigures } );

export const getSearchConsole = lazily( ( all ) => all.fetchConnection );
export const getSites = lazily( ( all ) => all.fetchSites );
export const getClicksData = ofFigures(
	lazily( ( all ) => all.fetchClicksData )
);
export const getSiteTraffic = ofFigures(
	lazily( ( all ) => all.fetchSiteTraffic )
);
export const getContentPerformance = ofFigures(
	lazily( ( all ) => all.fetchContentPerformance )
);
export const getInsights = ofFigures( lazily( ( all ) => all.fetchInsights ) );
export const getPageDetails = ofFigures(
	lazily( ( all ) => all.fetchPageDetails )
);
export const getSubmittedSitemap = lazily(
	( all ) => all.fetchSubmittedSitemap
);
