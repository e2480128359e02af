import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { removeNotice } from '../notices';
import { fetchWithSettings } from '../settings/fetch-with-settings';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { NOTICE, showBegun, showRefused, type Answer } from './messages';
import type { Sitemap, SitemapObjects, SitemapProgress } from './types';

/** An item of GET /wp/v2/pages. */
interface Page {
	id: number;
	title: { rendered: string };
}

export async function fetchSitemap( { dispatch }: ThunkArgs ): Promise< void > {
	const sitemap = await dispatch(
		fetchWithSettings< Sitemap >( {
			path: `${ REST_PATH }/sitemap`,
		} )
	);
	dispatch( { type: 'sitemaps/RECEIVE', sitemap } satisfies Action );
}

export async function fetchObjects(
	{ dispatch }: ThunkArgs,
	request: string
): Promise< void > {
	const objects = await dispatch(
		fetchWithSettings< SitemapObjects >( {
			path: `${ REST_PATH }/sitemap/objects?${ request }`,
		} )
	);
	dispatch( {
		type: 'sitemaps/RECEIVE_OBJECTS',
		request,
		objects,
	} satisfies Action );
}

export async function fetchPages(
	{ dispatch }: ThunkArgs,
	request: string
): Promise< void > {
	const pages = await fetchJson< Page[] >( {
		path: addQueryArgs( `/wp/v2/pages?${ request }`, {
			per_page: 20,
			_fields: 'id,title',
		} ),
	} );
	dispatch( {
		type: 'sitemaps/RECEIVE_PAGES',
		request,
		pages: pages.map( ( { id, title } ) => ( {
			id,
			title: decodeEntities( title.rendered ),
		} ) ),
	} satisfies Action );
}

export async function regenerate( {
	select,
	dispatch,
}: ThunkArgs ): Promise< void > {
	if ( select.isAskingForSitemap() ) {
		return;
	}
	dispatch( { type: 'sitemaps/ASKED' } satisfies Action );
	dispatch( removeNotice( NOTICE ) );
	try {
		const { progress, ...answer } = await fetchJson<
			Answer & { progress: SitemapProgress }
		>( {
			path: `${ REST_PATH }/generate-cache`,
			method: 'POST',
			keepalive: true,
		} );
		dispatch( { type: 'sitemaps/PROGRESSED', progress } satisfies Action );
		dispatch( showBegun( answer ) );
	} catch ( reason ) {
		dispatch( showRefused( reason ) );
	}
	dispatch( { type: 'sitemaps/ANSWERED' } satisfies Action );
}
