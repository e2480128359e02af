import type { State } from '../types';
import type {
	PageOption,
	Sitemap,
	SitemapObject,
	SitemapObjects,
} from './types';

/**
 * The sitemaps and their excluded content (GET /pharos/v1/sitemap, requested by the first call, and again after a save
 * or a generation); null until loaded.
 */
export const getSitemap = ( { sitemaps }: State ): Sitemap | null =>
	sitemaps.sitemap;

/** Whether the last request for the progress of the generation failed. */
export const isSitemapOutOfTouch = ( { sitemaps }: State ): boolean =>
	sitemaps.isOutOfTouch;

/** Whether the request to regenerate the sitemaps is running. */
export const isAskingForSitemap = ( { sitemaps }: State ): boolean =>
	sitemaps.isAsking;

/** Whether the running generation was started on this page. */
export const __isOwnBuild = ( { sitemaps }: State ): boolean => sitemaps.isOwn;

/**
 * Posts and terms, and whether they are included in a sitemap (GET /pharos/v1/sitemap/objects); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getSitemapObjects = (
	{ sitemaps }: State,
	request: string
): SitemapObjects | null => sitemaps.objects[ request ] ?? null;

/** All posts and terms that getSitemapObjects() has loaded, by name ("post-12"). */
export const getKnownObjects = ( {
	sitemaps,
}: State ): Readonly< Record< string, SitemapObject > > => sitemaps.known;

/**
 * Published pages, at most 20 (GET /wp/v2/pages); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of that route, as a URL query string.
 */
export const getPages = (
	{ sitemaps }: State,
	request: string
): PageOption[] | null => sitemaps.pages[ request ] ?? null;
