import { lazilyFrom } from '../lazily';
import { settingsWereSaved } from '../settings/fetch-with-settings';
import type { Action } from '../types';

const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "sitemaps" */ './requests' )
);

export const getSitemap = Object.assign(
	lazily( ( all ) => all.fetchSitemap ),
	{
		// Until the generation is complete, the data stay as they were before.
		shouldInvalidate: ( action: Action ): boolean =>
			settingsWereSaved( action ) ||
			( action.type === 'sitemaps/PROGRESSED' &&
				! action.progress.running ),
	}
);

export const getSitemapObjects = Object.assign(
	lazily( ( all ) => all.fetchObjects ),
	{ shouldInvalidate: settingsWereSaved }
);

export const getPages = lazily( ( all ) => all.fetchPages );
