/** The messages of this slice (spec.md section 8). */
import { __, sprintf } from '@wordpress/i18n';
import type { Routine } from '../controls';
import { showFailure, showSuccess } from '../notices';

/** The notice id: one message at a time. */
export const NOTICE = 'pharos-search-console';

/** Google's documentation of its error codes. */
const LEARN_MORE = 'https://developers.google.com/webmaster-tools/v1/errors';

export const showSelected = (): Routine< void > =>
	showSuccess( {
		id: NOTICE,
		text: __( 'Site selected successfully', 'pharos-seo' ),
	} );

/** The notice stays until the page is reloaded. */
export const showDisconnected = (): Routine< void > =>
	showSuccess( {
		id: NOTICE,
		text: __(
			'Your account has been disconnected. The page will refresh in a few seconds.',
			'pharos-seo'
		),
		mustBeClosed: true,
	} );

export const showSubmitted = (): Routine< void > =>
	showSuccess( {
		id: NOTICE,
		text: __(
			'Sitemap submitted. Google reads it within the next days.',
			'pharos-seo'
		),
	} );

/**
 * Shows the server's reason for a failed request.
 *
 * @param reason The thrown value.
 */
export const showFailed = ( reason: unknown ): Routine< void > =>
	showFailure( {
		id: NOTICE,
		text:
			( reason as { message?: string } ).message ||
			__( 'An error occurred. Please try again.', 'pharos-seo' ),
	} );

/**
 * Shows why the connection to Google failed; the notice stays until the user closes it.
 *
 * @param code The value of the query parameter gcp_error_code, such as "403".
 */
export const showGoogleError = ( code: string ): Routine< void > =>
	showFailure( {
		id: NOTICE,
		text: sprintf(
			/* translators: 1: what happened. 2: code of the error, such as 403. */
			__( '%1$s (Error code: %2$s)', 'pharos-seo' ),
			reasonOf( code ),
			code
		),
		action: {
			label: __( 'Learn more', 'pharos-seo' ),
			onClick: () => void window.open( LEARN_MORE, '_blank', 'noopener' ),
		},
	} );

function reasonOf( code: string ): string {
	switch ( code ) {
		case '400':
			return __(
				'Google couldn’t be connected: the request was malformed. Start again from this screen.',
				'pharos-seo'
			);
		case '401':
			return __(
				'Google couldn’t be connected: authentication failed. Check the client ID and the client secret.',
				'pharos-seo'
			);
		case '403':
			return __(
				'Google couldn’t be connected: access was denied. Connect again and allow access to Search Console.',
				'pharos-seo'
			);
		case '404':
			return __(
				'Google couldn’t be connected: the resource wasn’t found.',
				'pharos-seo'
			);
		case '429':
			return __(
				'Google couldn’t be connected: the API quota is exceeded. Try again in 15 minutes.',
				'pharos-seo'
			);
		case '500':
			return __(
				'Google couldn’t be connected: there was a server error on Google’s side. Try again later.',
				'pharos-seo'
			);
		default:
			return __( 'An error occurred. Please try again.', 'pharos-seo' );
	}
}
