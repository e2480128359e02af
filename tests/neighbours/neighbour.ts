/** What pages say while another plugin is active. */

export interface Scenario {
	/** The path. `{name}` is a value that the preparation returns. */
	url: string;
	/** Whether a logged-in person requests it. */
	as?: 'admin' | 'subscriber';
	title?: string | RegExp;
	/** The path of the canonical URL; null for none. */
	canonical?: string | null;
	/** Directives of the only robots tag. */
	robots?: RegExp;
	description?: string | RegExp | null;
	/** The path of og:url; null for none. By default that of the canonical URL. */
	ogUrl?: string | null;
	/** Types that the structured data has; with `[]`, there is none. */
	schema?: string[];
	/** Texts that are nowhere in the response; `{name}` as in the path. */
	absent?: string[];
	/** Texts that are in the response. */
	present?: string[];
}

export interface Neighbour {
	/** The plugin's main file, as WordPress names it. */
	plugin: string;
	/** The version that was looked at. */
	version: string;
	/** Other plugins that it needs, by the names of their folders. */
	needs?: string[];
	/**
	 * PHP that prepares the site in a request with the plugin active: the plugin itself or its stand-in. It may return an
	 * array of values for the paths.
	 */
	setUp?: string;
	/** Preparation that only the plugin itself needs, before that, in a request of its own. */
	install?: string;
	/** PHP of the site, beside the plugin: its post types. */
	code?: string;
	/** A theme of tests/fixtures/plain-theme, for plugins that don't work in WordPress's block theme. */
	theme?: 'classic';
	/** Settings of Pharos, beside the defaults. */
	settings?: object;
	scenarios: Scenario[];
}
