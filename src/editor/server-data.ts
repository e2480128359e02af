import { useCallback } from '@wordpress/element';
import { useRequest } from '../components/use-request';
import type { ObjectSeo, ServerData } from '../object-seo/types';
import { request } from '../../common/rest';

/** The latest request, by post. */
const latest = new Map< number, Promise< ServerData > >();

/**
 * Returns the server's data of a post, as of the latest request.
 *
 * @param id The post id.
 * @throws The error of the server.
 */
export const getServerData = ( id: number ): Promise< ServerData > =>
	latest.get( id ) ?? reload( id );

/** Sends a new request. A failed request is repeated on the next call. */
function reload( id: number ): Promise< ServerData > {
	const answer = load( id );
	latest.set( id, answer );
	answer.catch( () => latest.delete( id ) );
	return answer;
}

/** Loads the data; the first responses are preloaded with the page (includes/Editor/BlockEditor.php). */
async function load( id: number ): Promise< ServerData > {
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
export function useServerData( id: number, saves: number ) {
	const { value, failure, retry } = useRequest(
		useCallback(
			() => ( saves === 0 ? getServerData( id ) : reload( id ) ),
			[ id, saves ]
		)
	);
	// If reloading fails, the known data is still good enough.
	return { serverData: value, failure: value ? null : failure, retry };
}
