import type { Page } from '@playwright/test';

/** A settings screen, and one change on it. */
export interface ScreenRow {
	/** The route, such as "/general/social/x". */
	route: string;
	/** The h1 heading of the page. */
	heading: string;
	/** A search text for one of its settings, and the expected option. */
	search: string;
	finds: RegExp;
	/** Changes one setting from its default. */
	change: ( page: Page ) => Promise< void >;
	/** Expects the change to be on the screen. */
	changed: ( page: Page ) => Promise< void >;
	/** The option that stores it, if it isn't the one of all settings. */
	option?: string;
	/** The stored settings after saving. */
	saved: Record< string, unknown >;
}
