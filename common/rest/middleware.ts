import apiFetch, {
	type APIFetchMiddleware,
	type APIFetchOptions,
} from '@wordpress/api-fetch';

export type Middleware = APIFetchMiddleware;
export type RequestOptions = APIFetchOptions;

/**
 * Lets a function change the requests of the page, also those of WordPress.
 *
 * @param middleware Gets a request, and the way on.
 */
export const addMiddleware = ( middleware: Middleware ): void =>
	apiFetch.use( middleware );
