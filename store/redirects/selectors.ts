import type { State } from '../types';
import type { NotFoundList, RedirectList } from './types';

/**
 * A page of the redirects (GET /pharos/v1/redirects, requested again after each change); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getRedirects = (
	{ redirects }: State,
	request: string
): RedirectList | null => redirects.lists[ request ] ?? null;

/**
 * A page of the not-found log (GET /pharos/v1/not-found, requested again after each change); null until loaded.
 *
 * @param state   The state of the store.
 * @param request The query parameters of the route, as a URL query string.
 */
export const getNotFound = (
	{ redirects }: State,
	request: string
): NotFoundList | null => redirects.notFound[ request ] ?? null;
