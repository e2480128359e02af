import { effects as access } from './access';
import { effects as accounts } from './accounts';
import { effects as embedsAndImages } from './embeds-and-images';
import { effects as headless } from './headless';
import { effects as homePageSocial } from './home-page-social';
import { effects as htmlSitemap } from './html-sitemap';
import { effects as general } from './general';
import { effects as feeds } from './feeds';
import { effects as redirects } from './redirects';
import { effects as robots } from './robots';
import { effects as schemas } from './schemas';
import { effects as sitemaps } from './sitemaps';
import { effects as social } from './social';
import { effects as uninstall } from './uninstall';
import { effects as usageData } from './usage-data';
import type { Effect } from './types';

/** All rows; one file per area. */
export const effects: Effect[] = [
	...access,
	...accounts,
	...embedsAndImages,
	...feeds,
	...general,
	...headless,
	...homePageSocial,
	...htmlSitemap,
	...redirects,
	...robots,
	...schemas,
	...sitemaps,
	...social,
	...uninstall,
	...usageData,
];
