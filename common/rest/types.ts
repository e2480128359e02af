import type { APIFetchOptions } from '@wordpress/api-fetch';

/**
 * A request to this site's REST API. `keepalive` is for small writes after a click that don't block the page: they're sent
 * even when the user leaves it. Browsers reject bodies over 64 KB. `signal` stops waiting for the response.
 */
export type RestRequest = Pick<
	APIFetchOptions,
	'path' | 'method' | 'data' | 'keepalive' | 'signal'
>;

/**
 * The error that is thrown: the server's error with data from the response headers, or the browser's when there was no
 * response.
 */
export interface RestError {
	/** Without a response: `offline_error` or `fetch_error`; `invalid_json` for a response that isn't from the REST API. */
	code?: string;
	/** Plain text, shown to users. */
	message?: string;
	data?: { status?: number } | null;
	/** The HTTP status; undefined without a response. */
	status?: number;
	/** Seconds to wait before retrying, if the server sends `Retry-After`. */
	retryAfter?: number;
}
