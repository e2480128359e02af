import type { Page } from '@playwright/test';

/** A screen of settings, and one change that a person makes on it. */
export interface ScreenRow {
	/** "/general/social/x" */
	route: string;
	/** The page's h1. */
	heading: string;
	/** What a person types to find one of its settings, and the option that should come up. */
	search: string;
	finds: RegExp;
	/** Changes one setting from its default. */
	change: ( page: Page ) => Promise< void >;
	/** Expects the change to be on the screen. */
	changed: ( page: Page ) => Promise< void >;
	/** The option that holds it, where that is not the one of all settings. */
	option?: string;
	/** What the server holds after saving. */
	saved: Record< string, unknown >;
}
