import { removeQueryArgs } from '@wordpress/url';

/** Query parameters of Google's redirect. */
const PARAMETERS = [ 'gcp_error_code', 'action', 'nonce', 'status' ];

/** Returns the error code in the URL and removes it together with the other parameters; null when there is none. */
export function takeGoogleError(): string | null {
	const { href, hash, search } = window.location;
	const code = new URLSearchParams( search ).get( 'gcp_error_code' );
	if ( code === null ) {
		return null;
	}
	const [ address = '' ] = href.split( '#' );
	window.history.replaceState(
		window.history.state,
		'',
		removeQueryArgs( address, ...PARAMETERS ) + hash
	);
	// The code is shown in a message, and URLs can contain anything.
	return /^\d{3}$/.test( code ) ? code : '500';
}
