import type { ScreenDefinition } from './types';

/** Not a setting, but a text with its own REST route; the search finds it as a page. */
export const robotsTxt: ScreenDefinition = {
	path: '/advanced/robots-txt-editor',
	savesItself: true,
	unsaved: 'robotsTxt',
};
