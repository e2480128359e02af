import type { Action } from '../types';
import { lazily } from './lazily';

/** Whether new data have arrived; the ones on the screen stay until they are loaded. */
const hasNewFigures = ( { type }: Action ): boolean =>
	type === 'searchConsole/FETCHED';

/**
 * A resolver of data that are requested again after each fetch.
 *
 * @param resolver The resolver.
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
export const getSearchBreakdown = ofFigures(
	lazily( ( all ) => all.fetchBreakdown )
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
