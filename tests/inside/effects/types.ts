import type { SettingKey } from '../../../store/settings/types';
import type { Site } from '../../support/site';
import type { Page } from '../../support/page';

/** The effect of a setting on a front-end response. */
export interface Effect {
	/** The settings key in the specification. */
	setting: SettingKey;
	/** The effect, which completes the sentence "page_title …". */
	does: string;
	/** The requested path. */
	path: string;
	/** Two values of the setting. */
	values: [ from: unknown, to: unknown ];
	/** Reads the part of the response that the setting changes; can send further requests to the site. */
	read: ( page: Page, site: Site ) => unknown;
	/** The part read with each of the two values; compared by `toEqual`. */
	expected: [ from: unknown, to: unknown ];
	/** Other settings, the same with both values. */
	when?: Partial< Record< SettingKey, unknown > >;
	/** Prepares the site; returns the cleanup function. */
	setup?: ( site: Site ) => Promise< () => Promise< unknown > >;
}
