import { loaded, type Routine } from '../controls';
import type { Regenerated } from './requests';

/**
 * Has all sitemaps made anew (POST /pharos/v1/generate-cache). The answer comes at once, the work goes on: see getSitemap().
 *
 * @throws As fetchJson().
 */
export function* regenerateSitemap(): Routine< Regenerated > {
	const { regenerate } = yield* loaded(
		import( /* webpackChunkName: "sitemaps" */ './requests' )
	);
	return yield* regenerate();
}
