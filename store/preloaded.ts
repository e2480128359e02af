/**
 * What came with the page is in the store before anything is drawn, without a request or a moment of waiting.
 */
import { dispatch } from '@wordpress/data';
import { store } from '.';
import { takeUndo } from './api';
import { REST_PATH } from './name';
import { restoreUndo } from './settings/kept-undo';
import type { Settings } from './settings/types';
import type { SiteSettings } from './site/types';

interface Preloaded< Data > {
	body?: { success?: boolean; data?: Data };
}

declare global {
	interface Window {
		/** Answers of the REST interface by path, as PHP's rest_preload_api_request() keeps them; those that failed are missing. */
		pharosPreloaded?: Record< string, Preloaded< unknown > >;
	}
}

/** Fills the store of this page, once. Where an answer is missing, the resolvers ask for it. */
export function fillStore(): void {
	const { __receive, finishResolution } = dispatch( store );
	const values = take< Settings >( 'admin-settings' );
	if ( values ) {
		__receive( { type: 'settings/RECEIVE', values } );
		__receive( {
			type: 'settings/RESTORE_UNDO',
			previous: restoreUndo( takeUndo(), values ),
		} );
		finishResolution( 'getSettings', [] );
	}
	const settings = take< SiteSettings >( 'site-settings' );
	if ( settings ) {
		__receive( { type: 'site/RECEIVE', settings } );
		finishResolution( 'getSiteSettings', [] );
	}
}

/** Once it is told, it grows old. */
function take< Data extends object >( name: string ): Data | undefined {
	const path = `${ REST_PATH }/${ name }`;
	const data = window.pharosPreloaded?.[ path ]?.body?.data;
	delete window.pharosPreloaded?.[ path ];
	return typeof data === 'object' && data !== null
		? ( data as Data )
		: undefined;
}
