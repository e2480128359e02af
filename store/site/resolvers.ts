import { controls } from '@wordpress/data';
import { fetchDataControl, fetchJsonControl, type Routine } from '../controls';
import { REST_PATH, STORE_NAME } from '../name';
import {
	fetchWithSettings,
	settingsWereSaved,
} from '../settings/fetch-with-settings';
import type { Action } from '../types';
import type {
	HidingCause,
	NetworkIcon,
	PostGroup,
	PreviewObject,
	SiteSettings,
} from './types';

export function* getSiteSettings(): Routine< void > {
	const settings = yield* fetchWithSettings< SiteSettings >( {
		path: `${ REST_PATH }/site-settings`,
	} );
	yield { type: 'site/RECEIVE', settings } satisfies Action;
}

// A migration may have deactivated the plugin that the data list as active.
getSiteSettings.shouldInvalidate = ( action: Action ): boolean =>
	settingsWereSaved( action ) || action.type === 'migration/DONE';

export function* getHidingCauses(): Routine< void > {
	const { causes } = yield* fetchWithSettings< { causes: HidingCause[] } >( {
		path: `${ REST_PATH }/visibility`,
	} );
	yield { type: 'site/RECEIVE_CAUSES', causes } satisfies Action;
}

getHidingCauses.shouldInvalidate = ( action: Action ): boolean =>
	getSiteSettings.shouldInvalidate( action ) ||
	action.type === 'robotsTxt/SAVE_DONE';

export function* getPreview( postId: number | null ): Routine< void > {
	if ( postId === null ) {
		// The example of the latest post is part of the site data.
		yield controls.resolveSelect( STORE_NAME, 'getSiteSettings' );
		return;
	}
	const { preview } = yield* fetchWithSettings< { preview: PreviewObject } >(
		{
			path: `${ REST_PATH }/preview?post_id=${ postId }`,
		}
	);
	yield { type: 'site/RECEIVE_PREVIEW', postId, preview } satisfies Action;
}

getPreview.shouldInvalidate = settingsWereSaved;

export function* getExample( group: string, name: string ): Routine< void > {
	const { preview } = yield* fetchWithSettings< { preview: PreviewObject } >(
		{
			path: `${ REST_PATH }/preview?group=${ group }&name=${ encodeURIComponent( name ) }`,
		}
	);
	yield {
		type: 'site/RECEIVE_EXAMPLE',
		kind: `${ group }/${ name }`,
		preview,
	} satisfies Action;
}

getExample.shouldInvalidate = settingsWereSaved;

export function* searchPosts( query: string ): Routine< void > {
	const { results }: { results: PostGroup[] } = yield fetchJsonControl( {
		path: `${ REST_PATH }/posts?q=${ encodeURIComponent( query ) }`,
	} );
	yield {
		type: 'site/RECEIVE_POSTS',
		query,
		groups: results,
	} satisfies Action;
}

export function* getNetworkIcons(): Routine< void > {
	const { icons }: { icons: Record< string, NetworkIcon > } =
		yield fetchDataControl( { path: `${ REST_PATH }/social-icons` } );
	yield { type: 'site/RECEIVE_NETWORK_ICONS', icons } satisfies Action;
}
