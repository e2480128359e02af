import { app } from './app';
import { media } from './media';
import { robots } from './robots';
import { robotsTxt } from './robots-txt';
import { settings } from './settings';
import { site } from './site';
import { usage } from './usage';

/** The slices of the settings application. */
export const settingsApp = [
	app,
	media,
	robots,
	robotsTxt,
	settings,
	site,
	usage,
] as const;
