/** The route, the event and the messages of all requests about redirects. */
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import { REST_PATH } from '../name';
import { fetchJson } from '../fetch';
import { showFailure, showSuccess, type NoticeAction } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { BulkAction } from './types';

export const PATH = `${ REST_PATH }/redirects`;
export const NOTICE = 'pharos-redirects';

/** What is on the screen is outdated, and requested again. */
export const CHANGED: Action = { type: 'redirects/CHANGED' };

/**
 * Shows why a request failed.
 *
 * @param reason The thrown value.
 */
export const showReason = ( reason: unknown ) =>
	showFailure( { id: NOTICE, text: ( reason as Error ).message } );

/**
 * Deletes something; a notice says so, or why it failed.
 *
 * @param args          The arguments of the thunk.
 * @param args.dispatch The dispatch function of the store.
 * @param path          The path of the route.
 * @param text          The message after the deletion.
 * @param action        What the message offers.
 */
export async function deleteAt(
	{ dispatch }: ThunkArgs,
	path: string,
	text: string,
	action?: NoticeAction
): Promise< void > {
	try {
		await fetchJson( { path, method: 'DELETE' } );
	} catch ( reason ) {
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	dispatch( showSuccess( { id: NOTICE, text, action } ) );
}

/** The messages about changes of many redirects, by action. */
export const BULK_DONE: Record< BulkAction, ( count: number ) => string > = {
	enable: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect turned on.',
				'%s redirects turned on.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
	disable: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect turned off.',
				'%s redirects turned off.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
	delete: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect deleted.',
				'%s redirects deleted.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
	restore: ( count ) =>
		sprintf(
			/* translators: %s: number of redirects. */
			_n(
				'%s redirect restored.',
				'%s redirects restored.',
				count,
				'pharos-seo'
			),
			formatNumber( count )
		),
};
