import type { Middleware, RequestOptions } from '../../../common/rest';
import { ENTER_TARGET } from '../labels';
import { getPending, valueOf } from './pending';

/**
 * A middleware of requests: a save that changes the URL of the post carries what becomes of the former one.
 *
 * @param id Of the post.
 */
export const sendChoice =
	( id: number ): Middleware =>
	async ( options, next ) => {
		if ( ! changesUrl( options, id ) ) {
			return next( options );
		}
		const choice = valueOf( getPending() );
		if ( choice === '' ) {
			throw {
				code: 'rest_invalid_param',
				message: ENTER_TARGET,
				data: {
					status: 400,
					params: { pharos_redirect: ENTER_TARGET },
				},
			};
		}
		return next( {
			...options,
			...( choice !== 'default' && {
				data: {
					...( options.data as object ),
					pharos_redirect: choice,
				},
			} ),
		} );
	};

const changesUrl = ( { path, method, data }: RequestOptions, id: number ) =>
	/^(POST|PUT|PATCH)$/i.test( method ?? '' ) &&
	typeof data === 'object' &&
	data !== null &&
	[ 'slug', 'parent', 'date', 'author' ].some( ( name ) => name in data ) &&
	path?.split( '?' )[ 0 ]?.endsWith( `/${ id }` ) === true;
