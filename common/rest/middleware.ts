import apiFetch, {
	type APIFetchMiddleware,
	type APIFetchOptions,
} from '@wordpress/api-fetch';

export type Middleware = APIFetchMiddleware;
export type RequestOptions = APIFetchOptions;

/**
 * Adds a middleware for all requests of the page, including those of WordPress.
 *
 * @param middleware Receives a request and the next handler.
 */
export const addMiddleware = ( middleware: Middleware ): void =>
	apiFetch.use( middleware );
