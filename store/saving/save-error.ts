import { __ } from '@wordpress/i18n';
import { isLoggedOut } from '../../common/rest';
import * as api from '../api';
import type { SaveError } from './types';

/** What fails on the way to the server or back: a WP_Error as JSON, or an error of the browser. */
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

/** Codes of @wordpress/api-fetch for a request without an answer. */
const UNREACHABLE = [ 'offline_error', 'fetch_error' ];

/**
 * Why a save failed, in terms of what can be done about it.
 *
 * @param reason Whatever was thrown.
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
				'Your login has expired. Your changes are kept: log in again, then save.',
				'pharos-seo'
			),
		};
	}
	const withMessage = { message: message || fallback() };
	if ( code === 'rest_forbidden' ) {
		// Logged in, but as someone who may not: the server says it better.
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
				'The site cannot be reached. Your changes are kept.',
				'pharos-seo'
			)
		: __( 'You are offline. Your changes are kept.', 'pharos-seo' );
}

/** The server said nothing that a person could use (spec.md section 8). */
function fallback(): string {
	return __( 'Action failed. Please try again.', 'pharos-seo' );
}

function isObject( value: unknown ): value is object {
	return typeof value === 'object' && value !== null;
}
