import { request } from '../../common/rest';
import type { UrlChange } from './types';

const PATH = '/pharos/v1/url-changes';

interface Answer {
	data: { items: UrlChange[] };
}

/** What the user's last request has changed. */
export const fetchLatest = async (): Promise< UrlChange[] > =>
	( await request< Answer >( { path: PATH } ) ).data.items;

const keysOf = ( items: UrlChange[] ) => items.map( ( { key } ) => key );

/**
 * Chooses what becomes of former URLs.
 *
 * @param items    The changes.
 * @param redirect default, none, gone or a target.
 * @return The changes, with what visitors get now.
 */
export const choose = async (
	items: UrlChange[],
	redirect: string
): Promise< UrlChange[] > =>
	(
		await request< Answer >( {
			path: PATH,
			method: 'POST',
			data: { keys: keysOf( items ), redirect },
		} )
	).data.items;

/**
 * Puts URLs back as they were, and the redirects too.
 *
 * @param items The changes.
 */
export const undo = ( items: UrlChange[] ): Promise< unknown > =>
	request( {
		path: `${ PATH }/undo`,
		method: 'POST',
		data: { keys: keysOf( items ) },
	} );
