import { analysis } from './analysis';
import { app } from './app';
import { bulkEditor } from './bulk-editor';
import { media } from './media';
import { migration } from './migration';
import { robotInstructions } from './robot-instructions';
import { robotsTxt } from './robots-txt';
import { schema } from './schema';
import { settings } from './settings';
import { site } from './site';
import { sitemap } from './sitemap';
import { usageData } from './usage-data';

/** The slices of the settings application. */
export const settingsApp = [
	analysis,
	app,
	bulkEditor,
	media,
	migration,
	robotInstructions,
	robotsTxt,
	schema,
	settings,
	site,
	sitemap,
	usageData,
] as const;
