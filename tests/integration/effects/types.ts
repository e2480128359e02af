import type { SettingKey } from '../../../store/settings/types';
import type { Site } from '../../support/site';
import type { Page } from '../../support/page';

/** What one setting does to what a visitor gets. */
export interface Effect {
	/** The key of the specification. */
	setting: SettingKey;
	/** What it does, to finish the sentence "page_title …". */
	does: string;
	/** The address that a visitor asks for. */
	path: string;
	/** Two values of the setting. */
	values: [ from: unknown, to: unknown ];
	/** What of the answer the setting changes; for what is more than one answer, ask the site again. */
	read: ( page: Page, site: Site ) => unknown;
	/** What is read with each of the two values; compared by `toEqual`. */
	expected: [ from: unknown, to: unknown ];
	/** Settings that hold with both values. */
	when?: Partial< Record< SettingKey, unknown > >;
	/** Prepares the site; answers what puts it back. */
	setup?: ( site: Site ) => Promise< () => Promise< unknown > >;
}
