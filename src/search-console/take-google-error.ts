import { removeQueryArgs } from '@wordpress/url';

/** Query parameters of Google's redirect. */
const PARAMETERS = [ 'gcp_error_code', 'action', 'nonce', 'status' ];

/** Why the sign-in at Google failed. */
interface GoogleError {
	/** Such as "403"; '' for anything else. */
	code: string;
	/** The server's own code of the reason. */
	reason: string;
}

/** Returns the error in the URL and removes it together with the other parameters; null when there is none. */
export function takeGoogleError(): GoogleError | null {
	const { href, hash, search } = window.location;
	const query = new URLSearchParams( search );
	const code = query.get( 'gcp_error_code' );
	if ( code === null ) {
		return null;
	}
	const [ address = '' ] = href.split( '#' );
	window.history.replaceState(
		window.history.state,
		'',
		removeQueryArgs( address, ...PARAMETERS ) + hash
	);
	return {
		// It is shown in a message, and a URL can contain anything.
		code: /^\d{3}$/.test( code ) ? code : '',
		reason: query.get( 'status' ) ?? '',
	};
}
