import { run } from '../controls';
import { settingsWereSaved } from '../settings/was-saved';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { load, loaded } from './late-reducer';

export const getSitemap =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await load();
		await run( dispatch, loaded().fetchSitemap() );
	};

// Until all of it is made, what there is to know about it is what was known before.
getSitemap.shouldInvalidate = ( action: Action ): boolean =>
	settingsWereSaved( action ) ||
	( action.type === 'sitemap/PROGRESSED' && ! action.progress.running );

export const getSitemapObjects =
	( request: string ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await load();
		await run( dispatch, loaded().fetchObjects( request ) );
	};

getSitemapObjects.shouldInvalidate = settingsWereSaved;

export const getPages =
	( request: string ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await load();
		await run( dispatch, loaded().fetchPages( request ) );
	};
