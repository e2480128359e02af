import { __ } from '@wordpress/i18n';
import type { RestError } from './types';

/** Error codes of responses to users whose session has expired, or who aren't logged in. */
const LOGGED_OUT = [ 'rest_cookie_invalid_nonce', 'rest_not_logged_in' ];

/**
 * Whether a request failed because the user is no longer logged in.
 *
 * @param reason The value that was thrown.
 */
export function isLoggedOut( reason: unknown ): boolean {
	const {
		code = '',
		data,
		status,
	}: RestError = typeof reason === 'object' && reason !== null ? reason : {};
	return LOGGED_OUT.includes( code ) || ( data?.status ?? status ) === 401;
}

/** Returns the error that is thrown when the user is no longer logged in. */
export const loggedOut = (): RestError => ( {
	code: 'rest_not_logged_in',
	message: __(
		'Your session has expired. Log in again and retry.',
		'pharos-seo'
	),
	data: { status: 401 },
} );
