/**
 * The faults that tests have to notice: a yardstick for what may be changed in the tests. `npm run faults` tries them, and lint tells which
 * rows no longer fit the code. A row belongs to the feature whose users it hurts.
 */
import { ofAgents } from './agents';
import { ofApplication } from './application';
import { ofBlocks } from './blocks';
import { ofBrowser } from './browser';
import { ofImports } from './imports';
import { ofMigration } from './migration';
import { ofPages } from './pages';
import { ofRedirects } from './redirects';
import { ofReports } from './reports';
import { ofSearch } from './search';
import { ofSettings } from './settings';
import { ofSitemaps } from './sitemaps';
import { ofStore } from './store';
import { ofSuggestions } from './suggestions';

export const faults = [
	...ofPages,
	...ofBlocks,
	...ofSitemaps,
	...ofRedirects,
	...ofSearch,
	...ofSettings,
	...ofImports,
	...ofSuggestions,
	...ofMigration,
	...ofReports,
	...ofAgents,
	...ofStore,
	...ofApplication,
	...ofBrowser,
];
