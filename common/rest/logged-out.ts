import { __ } from '@wordpress/i18n';
import type { RestError } from './types';

/** Codes of an answer to somebody who is not logged in, or not any more. */
const LOGGED_OUT = [ 'rest_cookie_invalid_nonce', 'rest_not_logged_in' ];

/**
 * Whether a request failed because the person is not logged in any more.
 *
 * @param reason Whatever was thrown.
 */
export function isLoggedOut( reason: unknown ): boolean {
	const {
		code = '',
		data,
		status,
	}: RestError = typeof reason === 'object' && reason !== null ? reason : {};
	return LOGGED_OUT.includes( code ) || ( data?.status ?? status ) === 401;
}

/** What is thrown then, whoever has noticed. */
export const loggedOut = (): RestError => ( {
	code: 'rest_not_logged_in',
	message: __(
		'Your login has expired. Log in again, then try once more.',
		'pharos-seo'
	),
	data: { status: 401 },
} );
