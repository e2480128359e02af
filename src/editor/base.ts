import { useCallback } from '@wordpress/element';
import { useRequest } from '../components/use-request';
import type { Base, ObjectSeo } from '../object-seo/types';
import { request } from '../../common/rest';

/** The latest request, by post. */
const asked = new Map< number, Promise< Base > >();

/**
 * Returns the server's data of a post, as of the latest request.
 *
 * @param id The post id.
 * @throws The error of the server.
 */
export const baseOf = ( id: number ): Promise< Base > =>
	asked.get( id ) ?? ask( id );

/** Sends a new request. A failed request is repeated on the next call. */
function ask( id: number ): Promise< Base > {
	const answer = loadBase( id );
	asked.set( id, answer );
	answer.catch( () => asked.delete( id ) );
	return answer;
}

/** Loads the data; the first responses are preloaded with the page (includes/Editor/BlockEditor.php). */
async function loadBase( id: number ): Promise< Base > {
	const [ seo, preview ] = await Promise.all( [
		request< { inherited: ObjectSeo } >( {
			path: `/pharos/v1/post-seo-data?post_id=${ id }`,
		} ),
		request< {
			data: { preview: { variables: Record< string, string > } };
		} >( { path: `/pharos/v1/preview?post_id=${ id }` } ),
	] );
	return {
		inherited: seo.inherited,
		variables: preview.data.preview.variables,
	};
}

/**
 * Returns the server's data of a post to a component, and reloads it after each save, which may change it.
 *
 * @param id    The post id.
 * @param saves How often the post was saved.
 */
export function useBase( id: number, saves: number ) {
	const { value, failure, retry } = useRequest(
		useCallback(
			() => ( saves === 0 ? baseOf( id ) : ask( id ) ),
			[ id, saves ]
		)
	);
	// If reloading fails, the known data is still good enough.
	return { base: value, failure: value ? null : failure, retry };
}
