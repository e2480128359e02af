import { loaded, type Routine } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';
import type { Action } from '../types';

const requests = () =>
	import( /* webpackChunkName: "sitemaps" */ './requests' );

export function* getSitemap(): Routine< void > {
	const { fetchSitemap } = yield* loaded( requests() );
	yield* fetchSitemap();
}

// Until the generation is complete, the data stay as they were before.
getSitemap.shouldInvalidate = ( action: Action ): boolean =>
	settingsWereSaved( action ) ||
	( action.type === 'sitemap/PROGRESSED' && ! action.progress.running );

export function* getSitemapObjects( request: string ): Routine< void > {
	const { fetchObjects } = yield* loaded( requests() );
	yield* fetchObjects( request );
}

getSitemapObjects.shouldInvalidate = settingsWereSaved;

export function* getPages( request: string ): Routine< void > {
	const { fetchPages } = yield* loaded( requests() );
	yield* fetchPages( request );
}
