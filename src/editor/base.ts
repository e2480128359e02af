import { useCallback } from '@wordpress/element';
import { useRequest } from '../components/use-request';
import type { Base, ObjectSeo } from '../object-seo/types';
import { request } from '../../common/rest';

/** What was asked last, by post. */
const asked = new Map< number, Promise< Base > >();

/**
 * What the server knows of a post, as it was when somebody last asked.
 *
 * @param id Of the post.
 * @throws What the server answered.
 */
export const baseOf = ( id: number ): Promise< Base > =>
	asked.get( id ) ?? ask( id );

/** Asks, also when something is known. What fails is asked again the next time. */
function ask( id: number ): Promise< Base > {
	const answer = loadBase( id );
	asked.set( id, answer );
	answer.catch( () => asked.delete( id ) );
	return answer;
}

/** The page was sent with the first answers (includes/Editor/BlockEditor.php). */
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
 * The same for a component: again after each save, as what was saved changes it.
 *
 * @param id    Of the post.
 * @param saves How often it was saved.
 */
export function useBase( id: number, saves: number ) {
	const { value, failure, retry } = useRequest(
		useCallback(
			() => ( saves === 0 ? baseOf( id ) : ask( id ) ),
			[ id, saves ]
		)
	);
	// What is known goes on being true enough when it can't be asked for again.
	return { base: value, failure: value ? null : failure, retry };
}
