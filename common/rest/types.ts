import type { APIFetchOptions } from '@wordpress/api-fetch';

/**
 * A request to this site's REST interface. `keepalive` is for a small write that a click asks for and nobody waits for: it arrives
 * although the page is left. Browsers refuse it for more than 64 KB.
 */
export type RestRequest = Pick<
	APIFetchOptions,
	'path' | 'method' | 'data' | 'keepalive'
>;

/** What is thrown: the error of the server with what the answer's head says, or that of a browser without an answer. */
export interface RestError {
	/** Without an answer `offline_error` or `fetch_error`; `invalid_json` for one that something else has given. */
	code?: string;
	/** For people, plain text. */
	message?: string;
	data?: { status?: number } | null;
	/** HTTP; none without an answer. */
	status?: number;
	/** How many seconds the server asks to wait, if it does. */
	retryAfter?: number;
}
