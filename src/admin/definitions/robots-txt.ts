import type { ScreenDefinition } from './types';

/** Not a setting: a text with a route of its own, found as a page. */
export const robotsTxt: ScreenDefinition = {
	path: '/advanced/robots-txt-editor',
	savesItself: true,
	unsaved: 'robotsTxt',
};
