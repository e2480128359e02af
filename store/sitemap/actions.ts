import { controls } from '@wordpress/data';
import { loaded, type Routine } from '../controls';
import { STORE_NAME } from '../name';
import type { Action } from '../types';

/**
 * Regenerates all sitemaps (POST /pharos/v1/generate-cache), unless that request is already running. The response comes
 * at once and is shown in a notice; the generation continues on the server: see getSitemap().
 */
export function* regenerateSitemap(): Routine< void > {
	if ( yield controls.select( STORE_NAME, 'isAskingForSitemap' ) ) {
		return;
	}
	yield { type: 'sitemap/ASKED' } satisfies Action;
	try {
		const { regenerate } = yield* loaded(
			import( /* webpackChunkName: "sitemaps" */ './requests' )
		);
		yield* regenerate();
	} finally {
		yield { type: 'sitemap/ANSWERED' } satisfies Action;
	}
}
