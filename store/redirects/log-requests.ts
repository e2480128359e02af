/** The requests of the log of URLs that aren't found. */
import { __, sprintf } from '@wordpress/i18n';
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import type { ThunkArgs } from '../thunk-args';
import { CHANGED, deleteAt } from './common';
import type { NotFoundItem } from './types';

const LOG = `${ REST_PATH }/not-found`;

/**
 * Deletes one URL from the not-found log; a notice shows a failure.
 *
 * @param args The arguments of the thunk.
 * @param item The entry.
 */
export const forget = (
	args: ThunkArgs,
	item: NotFoundItem
): Promise< void > =>
	deleteAt(
		args,
		`${ LOG }/${ item.id }`,
		sprintf(
			/* translators: %s: a path, such as /old/. */
			__( '%s deleted from the log.', 'pharos-seo' ),
			item.url
		)
	);

export async function clear( { dispatch }: ThunkArgs ): Promise< void > {
	await fetchJson( { path: LOG, method: 'DELETE' } );
	dispatch( CHANGED );
}
