/** GET /pharos/v1/llms-txt. */
export interface LlmsTxt {
	url: string;
	/**
	 * Why visitors don’t get it at /llms.txt: it’s off, another SEO plugin is active, search engines are discouraged, there is such a
	 * file on the disk, or permalinks are plain. '' when they do.
	 */
	obstacle: '' | 'off' | 'other_plugin' | 'hidden' | 'file' | 'plain';
}

export interface LlmsTxtState {
	/** Null until it is loaded. */
	served: LlmsTxt | null;
}

/** Events. */
export type LlmsTxtAction = { type: 'llmsTxt/RECEIVE'; data: LlmsTxt };
