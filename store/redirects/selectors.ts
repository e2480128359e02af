import type { State } from '../types';
import type { NotFoundList, RedirectList } from './types';

/**
 * A page of the redirects (GET /pharos/v1/redirects, again after each change); null until it is loaded.
 *
 * @param state   The store's.
 * @param request The parameters of the route, as in a URL.
 */
export const getRedirects = (
	{ redirects }: State,
	request: string
): RedirectList | null => redirects.lists[ request ] ?? null;

/**
 * A page of the URLs that weren't found (GET /pharos/v1/not-found, again after each change); null until it is loaded.
 *
 * @param state   The store's.
 * @param request The parameters of the route, as in a URL.
 */
export const getNotFound = (
	{ redirects }: State,
	request: string
): NotFoundList | null => redirects.notFound[ request ] ?? null;
