import { controls } from '@wordpress/data';
import { loaded, type Routine } from '../controls';
import { STORE_NAME } from '../name';
import type { Action } from '../types';

/**
 * Has all sitemaps made anew (POST /pharos/v1/generate-cache), unless that is being asked for already. The answer comes at
 * once, and is told by a message; the work goes on: see getSitemap().
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
