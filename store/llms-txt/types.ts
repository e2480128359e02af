/** The response of GET /pharos/v1/llms-txt. */
export interface LlmsTxt {
	url: string;
	/**
	 * The reason why it isn’t served at /llms.txt: it’s turned off, another SEO plugin is active, search engines are discouraged, there is such a
	 * file on the disk, or permalinks are plain. '' if it is served.
	 */
	obstacle: '' | 'off' | 'other_plugin' | 'hidden' | 'file' | 'plain';
}

export interface LlmsTxtState {
	/** Null until it is loaded. */
	served: LlmsTxt | null;
}

/** Events. */
export type LlmsTxtAction = { type: 'llmsTxt/RECEIVE'; data: LlmsTxt };
