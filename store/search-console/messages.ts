/** The messages of this slice. */
import { __ } from '@wordpress/i18n';
import { showFailure, showSuccess } from '../notices';
import type { ThunkArgs } from '../thunk-args';
import { googleErrorText } from './google-error';
import { NOTICE } from './notice';

export const showSelected = () =>
	showSuccess( {
		id: NOTICE,
		text: __( 'Site selected successfully', 'pharos-seo' ),
	} );

/** The notice stays until the page is reloaded. */
export const showDisconnected = () =>
	showSuccess( {
		id: NOTICE,
		text: __(
			'Your account has been disconnected. The page will refresh in a few seconds.',
			'pharos-seo'
		),
		mustBeClosed: true,
	} );

export const showSubmitted = () =>
	showSuccess( {
		id: NOTICE,
		text: __(
			'Sitemap submitted. Google usually reads it within a few days.',
			'pharos-seo'
		),
	} );

/**
 * Shows the server's reason for a failed request.
 *
 * @param reason The thrown value.
 */
export const showFailed = ( reason: unknown ) =>
	showFailure( {
		id: NOTICE,
		text:
			( reason as { message?: string } ).message ||
			__( 'An error occurred. Please try again.', 'pharos-seo' ),
	} );

/**
 * Shows why the connection to Google failed; the notice stays until the user closes it. Its action gets the focus.
 *
 * @param args   The arguments of the thunk.
 * @param code   The value of the query parameter gcp_error_code, such as "403".
 * @param reason The code of the reason from the server; can be ''.
 * @param help   URL of the page that explains the codes.
 */
export async function showGoogleError(
	{ dispatch }: ThunkArgs,
	code: string,
	reason: string,
	help: string
): Promise< void > {
	dispatch(
		showFailure( {
			id: NOTICE,
			text: googleErrorText( code, reason ),
			action: {
				label: __( 'Learn more', 'pharos-seo' ),
				onClick: () => void window.open( help, '_blank', 'noopener' ),
				takesFocus: true,
			},
		} )
	);
}
