import type { State } from '../types';
import type {
	PageOption,
	Sitemap,
	SitemapObject,
	SitemapObjects,
} from './types';

/**
 * The sitemaps and what they leave out (GET /pharos/v1/sitemap, started by the first call, and again after a save or a
 * build); null until it is there.
 */
export const getSitemap = ( { sitemap }: State ): Sitemap | null =>
	sitemap.sitemap;

/** Whether the server did not say last time how far it is with making them. */
export const isSitemapOutOfTouch = ( { sitemap }: State ): boolean =>
	sitemap.isOutOfTouch;

/** Whether the server is being asked to make them anew, and has not answered yet. */
export const isAskingForSitemap = ( { sitemap }: State ): boolean =>
	sitemap.isAsking;

/** Whether the server was asked here for what it makes now. */
export const __isOwnBuild = ( { sitemap }: State ): boolean => sitemap.isOwn;

/**
 * Posts and terms, and whether a sitemap lists them (GET /pharos/v1/sitemap/objects); null until they are loaded.
 *
 * @param state   The store's.
 * @param request The parameters of the route, as they stand in an address.
 */
export const getSitemapObjects = (
	{ sitemap }: State,
	request: string
): SitemapObjects | null => sitemap.objects[ request ] ?? null;

/** All posts and terms that getSitemapObjects() has ever loaded, by name ("post-12"). */
export const getKnownObjects = ( {
	sitemap,
}: State ): Readonly< Record< string, SitemapObject > > => sitemap.known;

/**
 * Published pages, at most 20 (GET /wp/v2/pages); null until they are loaded.
 *
 * @param state   The store's.
 * @param request Parameters of that route, as they stand in an address.
 */
export const getPages = (
	{ sitemap }: State,
	request: string
): PageOption[] | null => sitemap.pages[ request ] ?? null;
