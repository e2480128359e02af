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
	/** Changes one setting; the screen still shows all of its data. */
	change: ( page: Page ) => Promise< void >;
	/** Expects the change to be on the screen. */
	changed: ( page: Page ) => Promise< void >;
	/** The settings after saving. */
	saved: Record< string, unknown >;
}
