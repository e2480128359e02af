import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { fetchJson, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { removeNotice } from '../notices';
import { fetchWithSettings } from '../settings/was-saved';
import type { Action } from '../types';
import { NOTICE, showBegun, showRefused, type Answer } from './messages';
import type { Sitemap, SitemapObjects, SitemapProgress } from './types';

/** An item of GET /wp/v2/pages. */
interface Page {
	id: number;
	title: { rendered: string };
}

export function* fetchSitemap(): Routine< void > {
	const sitemap = yield* fetchWithSettings< Sitemap >( {
		path: `${ REST_PATH }/sitemap`,
	} );
	yield { type: 'sitemap/RECEIVE', sitemap } satisfies Action;
}

export function* fetchObjects( request: string ): Routine< void > {
	const objects = yield* fetchWithSettings< SitemapObjects >( {
		path: `${ REST_PATH }/sitemap/objects?${ request }`,
	} );
	yield {
		type: 'sitemap/RECEIVE_OBJECTS',
		request,
		objects,
	} satisfies Action;
}

export function* fetchPages( request: string ): Routine< void > {
	const pages = yield* fetchJson< Page[] >( {
		path: addQueryArgs( `/wp/v2/pages?${ request }`, {
			per_page: 20,
			_fields: 'id,title',
		} ),
	} );
	yield {
		type: 'sitemap/RECEIVE_PAGES',
		request,
		pages: pages.map( ( { id, title } ) => ( {
			id,
			title: decodeEntities( title.rendered ),
		} ) ),
	} satisfies Action;
}

export function* regenerate(): Routine< void > {
	yield* removeNotice( NOTICE );
	try {
		const { progress, ...answer } = yield* fetchJson<
			Answer & { progress: SitemapProgress }
		>( {
			path: `${ REST_PATH }/generate-cache`,
			method: 'POST',
			keepalive: true,
		} );
		yield { type: 'sitemap/PROGRESSED', progress } satisfies Action;
		yield* showBegun( answer );
	} catch ( reason ) {
		yield* showRefused( reason );
	}
}
