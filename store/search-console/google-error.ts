/** What an error on the way to Google and back means. */
import { __, sprintf } from '@wordpress/i18n';

/**
 * Why the connection to Google failed, and what to do.
 *
 * @param code   The value of the query parameter gcp_error_code, such as "403"; '' if it is none.
 * @param reason The code of the reason from the server; can be anything.
 */
export function googleErrorText( code: string, reason: string ): string {
	const text = [ meaningOf( code ), detailOf( reason ) ]
		.filter( Boolean )
		.join( ' ' );
	return code
		? sprintf(
				/* translators: 1: what happened. 2: code of the error, such as 403. */
				__( '%1$s (Error code: %2$s)', 'pharos-seo' ),
				text,
				code
			)
		: text;
}

/**
 * Details that the error code lacks.
 *
 * @param reason The code of the reason from the server.
 */
function detailOf( reason: string ): string {
	switch ( reason ) {
		case 'state_invalid':
			return __(
				'The sign-in has expired, has already been used or was started in another session. Connect again.',
				'pharos-seo'
			);
		case 'redirect_mismatch':
			return __(
				'The redirect URI isn’t registered for the OAuth client. Copy it from the guide to Google Cloud.',
				'pharos-seo'
			);
		case 'scope_missing':
			return __(
				'On the Google page, leave the checkbox for Search Console selected.',
				'pharos-seo'
			);
		case 'no_refresh_token':
			return __(
				'Google didn’t allow permanent access. Remove the app at https://myaccount.google.com/permissions, then connect again.',
				'pharos-seo'
			);
		case 'code_rejected':
			return __(
				'Google didn’t accept the sign-in. Connect again.',
				'pharos-seo'
			);
		case 'unreachable':
			return __(
				'This server can’t reach Google. If this continues, ask your host whether it may connect to googleapis.com.',
				'pharos-seo'
			);
		default:
			return '';
	}
}

function meaningOf( code: string ): string {
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
