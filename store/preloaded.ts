/** Stores the data output with the page before the application renders, without a request or delay. */
import { dispatch } from '@wordpress/data';
import { store } from '.';
import { takeUndo } from './api';
import { REST_PATH } from './name';
import { restoreUndo } from './settings/stored-undo';
import type { Settings } from './settings/types';
import type { SiteSettings } from './site/types';

interface Preloaded< Data > {
	body?: { success?: boolean; data?: Data };
}

declare global {
	interface Window {
		/** REST responses by path, in the format of PHP's rest_preload_api_request(); failed ones are missing. */
		pharosPreloaded?: Record< string, Preloaded< unknown > >;
	}
}

/** Fills the store of this page once. Missing responses are requested by the resolvers. */
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

/** Removes the response when it is read, because it becomes outdated. */
function take< Data extends object >( name: string ): Data | undefined {
	const path = `${ REST_PATH }/${ name }`;
	const data = window.pharosPreloaded?.[ path ]?.body?.data;
	delete window.pharosPreloaded?.[ path ];
	return typeof data === 'object' && data !== null
		? ( data as Data )
		: undefined;
}
