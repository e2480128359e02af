import type { ScreenDefinition } from '../types';

export const ROBOTS_TXT_PATH = '/advanced/robots-txt-editor';

/** Not a setting: a text with a route of its own, found as a page. */
export const robotsTxt: ScreenDefinition = {
	path: ROBOTS_TXT_PATH,
	savesItself: true,
	load: () => import( /* webpackChunkName: "robots-txt" */ '.' ),
};
