import type { State } from '../types';
import type {
	ClicksData,
	ContentPerformance,
	Insight,
	Inspection,
	KnownConnection,
	PageDetails,
	Period,
	Sites,
	SiteTraffic,
	SubmittedSitemap,
} from './types';

/** The connection to Search Console (GET /pharos/v1/search-console, started by the first call); null until it is known. */
export const getSearchConsole = ( {
	searchConsole,
}: State ): KnownConnection | null =>
	searchConsole.authenticated === null
		? null
		: ( searchConsole as KnownConnection );

/** The properties of the account (GET /pharos/v1/sites); null until they are known. */
export const getSites = ( { searchConsole }: State ): Sites | null =>
	searchConsole.sites;

/** The property chosen in the site selector and not confirmed yet; null: none. */
export const getTempSelectedSite = ( {
	searchConsole,
}: State ): string | null => searchConsole.tempSelectedSite;

/** Whether somebody has opened the site selector. */
export const isSiteSelectorOpen = ( { searchConsole }: State ): boolean =>
	searchConsole.isSiteSelectorOpen;

/**
 * Clicks and impressions, and those of the window before (POST /pharos/v1/clicks-and-impressions); null until they are there.
 *
 * @param state  The store's.
 * @param period The window.
 */
export const getClicksData = (
	{ searchConsole }: State,
	period: Period
): ClicksData | null => searchConsole.clicksData[ period ] ?? null;

/**
 * Clicks and impressions by day (GET /pharos/v1/site-traffic); null until they are there.
 *
 * @param state  The store's.
 * @param period The window.
 */
export const getSiteTraffic = (
	{ searchConsole }: State,
	period: Period
): SiteTraffic | null => searchConsole.siteTraffic[ period ] ?? null;

/**
 * The figures of pages (GET /pharos/v1/content-performance); null until they are there.
 *
 * @param state   The store's.
 * @param request The parameters of the route, as they stand in a URL.
 */
export const getContentPerformance = (
	{ searchConsole }: State,
	request: string
): ContentPerformance | null =>
	searchConsole.contentPerformance[ request ] ?? null;

/** What to do next (GET /pharos/v1/search-console/insights); null until it is there. */
export const getInsights = ( { searchConsole }: State ): Insight[] | null =>
	searchConsole.insights;

/**
 * The figures, queries and snippet of one page (GET /pharos/v1/search-console/page); null until they are there.
 *
 * @param state The store's.
 * @param url   Of the page.
 */
export const getPageDetails = (
	{ searchConsole }: State,
	url: string
): PageDetails | null => searchConsole.pageDetails[ url ] ?? null;

/**
 * What inspectPage() has found; null until then.
 *
 * @param state The store's.
 * @param url   Of the page.
 */
export const getInspection = (
	{ searchConsole }: State,
	url: string
): Inspection | null => searchConsole.inspections[ url ] ?? null;

/** The site's sitemap at Google (GET /pharos/v1/search-console/sitemaps); null until it is known. */
export const getSubmittedSitemap = ( {
	searchConsole,
}: State ): SubmittedSitemap | null => searchConsole.submittedSitemap;

/** The selected property as Google names it; '' while there is none. */
export const __getSelectedSite = ( { searchConsole }: State ): string =>
	searchConsole.selectedSite;
