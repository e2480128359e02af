import type { State } from '../types';
import type {
	ClicksData,
	ContentPerformance,
	Insight,
	Inspection,
	KnownConnection,
	PageDetails,
	SearchBreakdown,
	Sites,
	SiteTraffic,
	SubmittedSitemap,
} from './types';

/** The connection to Search Console (GET /pharos/v1/search-console, requested by the first call); null until loaded. */
export const getSearchConsole = ( {
	searchConsole,
}: State ): KnownConnection | null =>
	searchConsole.authenticated === null
		? null
		: ( searchConsole as KnownConnection );

/** The properties of the account (GET /pharos/v1/sites); null until loaded. */
export const getSites = ( { searchConsole }: State ): Sites | null =>
	searchConsole.sites;

/** The property selected in the site selector but not confirmed yet; null if none. */
export const getTempSelectedSite = ( {
	searchConsole,
}: State ): string | null => searchConsole.tempSelectedSite;

/** Whether the site selector is open. */
export const isSiteSelectorOpen = ( { searchConsole }: State ): boolean =>
	searchConsole.isSiteSelectorOpen;

/**
 * Clicks and impressions of a period and the one before (POST /pharos/v1/clicks-and-impressions); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The parameters of the route, as a URL query string.
 */
export const getClicksData = (
	{ searchConsole }: State,
	request: string
): ClicksData | null => searchConsole.clicksData[ request ] ?? null;

/**
 * Clicks and impressions by day (GET /pharos/v1/site-traffic); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The parameters of the route, as a URL query string.
 */
export const getSiteTraffic = (
	{ searchConsole }: State,
	request: string
): SiteTraffic | null => searchConsole.siteTraffic[ request ] ?? null;

/**
 * Queries, pages, countries or devices (GET /pharos/v1/search-console/breakdown); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getSearchBreakdown = (
	{ searchConsole }: State,
	request: string
): SearchBreakdown | null => searchConsole.breakdowns[ request ] ?? null;

/**
 * The performance data of pages (GET /pharos/v1/content-performance); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getContentPerformance = (
	{ searchConsole }: State,
	request: string
): ContentPerformance | null =>
	searchConsole.contentPerformance[ request ] ?? null;

/** Suggestions for improvements (GET /pharos/v1/search-console/insights); null until loaded. */
export const getInsights = ( { searchConsole }: State ): Insight[] | null =>
	searchConsole.insights;

/**
 * The performance data, queries and snippet of one page (GET /pharos/v1/search-console/page); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getPageDetails = (
	{ searchConsole }: State,
	request: string
): PageDetails | null => searchConsole.pageDetails[ request ] ?? null;

/**
 * The result of inspectPage(); null before it has run.
 *
 * @param state The state of the store.
 * @param url   The URL of the page.
 */
export const getInspection = (
	{ searchConsole }: State,
	url: string
): Inspection | null => searchConsole.inspectedPages[ url ] ?? null;

/** The site's sitemap in Google (GET /pharos/v1/search-console/sitemaps); null until loaded. */
export const getSubmittedSitemap = ( {
	searchConsole,
}: State ): SubmittedSitemap | null => searchConsole.submittedSitemap;

/** The URL of the selected property as used by Google; '' if there is none. */
export const __getSelectedSite = ( { searchConsole }: State ): string =>
	searchConsole.selectedSite;
