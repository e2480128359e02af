/** The requests of the log of URLs that aren't found. */
import { __, sprintf } from '@wordpress/i18n';
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import { CHANGED, NOTICE, showReason } from './common';
import type { NotFoundItem } from './types';

/**
 * Deletes one URL from the not-found log; a notice shows a failure.
 *
 * @param item The entry.
 */
export async function forget(
	{ dispatch }: ThunkArgs,
	item: NotFoundItem
): Promise< void > {
	try {
		await fetchJson( {
			path: `${ REST_PATH }/not-found/${ item.id }`,
			method: 'DELETE',
		} );
	} catch ( reason ) {
		dispatch( showReason( reason ) );
		return;
	}
	dispatch( CHANGED );
	dispatch(
		showSuccess( {
			id: NOTICE,
			text: sprintf(
				/* translators: %s: a path, such as /old/. */
				__( '%s deleted from the log.', 'pharos-seo' ),
				item.url
			),
		} )
	);
}

export async function clear( { dispatch }: ThunkArgs ): Promise< void > {
	await fetchJson( { path: `${ REST_PATH }/not-found`, method: 'DELETE' } );
	dispatch( CHANGED );
}
