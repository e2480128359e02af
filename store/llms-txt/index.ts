import { createListSlice, type ListTypes } from '../list-slice';

/** The response of GET /pharos/v1/llms-txt. */
export interface LlmsTxt {
	url: string;
	/**
	 * The reason why it isn’t served at /llms.txt: it’s turned off, another SEO plugin is active, search engines are discouraged, there is such a
	 * file on the disk, or permalinks are plain. '' if it is served.
	 */
	obstacle: '' | 'off' | 'other_plugin' | 'hidden' | 'file' | 'plain';
}

/** The URL of llms.txt. */
export const llmsTxt = createListSlice( {
	name: 'llmsTxt',
	selector: 'getLlmsTxt',
	path: 'llms-txt',
} );

declare module '../types' {
	interface Slices {
		llmsTxt: ListTypes< 'llmsTxt', 'getLlmsTxt', LlmsTxt >;
	}
}
