import type { ScreenDefinition } from './types';

/** Not settings: what posts and terms say of themselves, found as a page. */
export const bulkEditor: ScreenDefinition = {
	path: '/tools/bulk-editor',
	savesItself: true,
	unsaved: 'bulkEditor',
};
