import { removeQueryArgs } from '@wordpress/url';

/** What Google's answer has brought along. */
const PARAMETERS = [ 'gcp_error_code', 'action', 'nonce', 'status' ];

/** The error code in the address, which is taken away together with what came with it; null when there is none. */
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
	// It stands in a message: an address can say anything.
	return /^\d{3}$/.test( code ) ? code : '500';
}
