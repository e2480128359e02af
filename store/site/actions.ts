import { lazilyFrom } from '../lazily';

/**
 * Removes a cause that hides the site from search engines (POST /pharos/v1/visibility).
 *
 * @param cause The code of the cause.
 * @throws The error of the request.
 */
export const fixVisibility = lazilyFrom(
	() => import( /* webpackChunkName: "visibility" */ './fix' )
)( ( { fix } ) => fix );
