import type { ScreenDefinition } from './types';

/** Not settings: what checks of the site say, found as a page. */
export const siteAnalysis: ScreenDefinition = {
	path: '/site-seo-analysis',
	parent: '/dashboard',
	hasActions: true,
};
