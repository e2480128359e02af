import { __ } from '@wordpress/i18n';
import { isLoggedOut } from '../../common/rest';
import * as api from '../api';
import type { SaveError } from './types';

/** An error of a request: a WP_Error as JSON, or a browser error. */
interface Failure {
	code?: string;
	message?: string;
	data?: {
		status?: number;
		errors?: Record< string, string >;
		paths?: Record< string, string[] >;
		conflicts?: Record< string, unknown >;
		entries?: Record< string, string[] >;
	};
}

/** Error codes of @wordpress/api-fetch for a request without a response. */
const UNREACHABLE = [ 'offline_error', 'fetch_error' ];

/**
 * Converts an error to a SaveError, whose kind determines what the user can do.
 *
 * @param reason The thrown value.
 */
export function toSaveError( reason: unknown ): SaveError {
	const {
		code = '',
		message,
		data,
	}: Failure = isObject( reason ) ? reason : {};
	const status = data?.status;
	const isUnanswered =
		UNREACHABLE.includes( code ) || reason instanceof TypeError;
	if ( isUnanswered || ( status === undefined && ! api.isOnline() ) ) {
		return { kind: 'offline', message: offlineMessage() };
	}
	if ( isLoggedOut( reason ) ) {
		return {
			kind: 'expired',
			message: __(
				'Your session has expired. Your changes are kept: log in again, then save.',
				'pharos-seo'
			),
		};
	}
	const withMessage = { message: message || fallback() };
	if ( code === 'rest_forbidden' ) {
		// Logged in, but without the permission: the server's message is more precise.
		return { kind: 'expired', ...withMessage };
	}
	if ( status === 409 && data?.conflicts ) {
		const { conflicts, entries = {} } = data;
		return { kind: 'conflict', ...withMessage, conflicts, entries };
	}
	if ( status === 400 ) {
		return {
			kind: 'invalid',
			...withMessage,
			...( data?.errors && { errors: data.errors } ),
			...( data?.paths && { paths: data.paths } ),
		};
	}
	return { kind: 'server', ...withMessage };
}

function offlineMessage(): string {
	return api.isOnline()
		? __(
				'The site can’t be reached. Your changes are kept.',
				'pharos-seo'
			)
		: __( 'You are offline. Your changes are kept.', 'pharos-seo' );
}

/** The message for errors without a usable server message. */
function fallback(): string {
	return __( 'Action failed. Please try again.', 'pharos-seo' );
}

function isObject( value: unknown ): value is object {
	return typeof value === 'object' && value !== null;
}
