import { isRTL } from '@wordpress/i18n';
import { readableHost } from '../../common/hosts/readable-host';
import type { KnownConnection } from '../../store';

/** Error codes of temporary problems, which no user has to fix. */
const PASSING = [
	'quota_exceeded',
	'rate_limited',
	'unavailable',
	'unreachable',
	'bad_response',
];

/**
 * Returns whether an error is temporary.
 *
 * @param code The code of the error.
 */
export const isPassing = ( code: string ): boolean => PASSING.includes( code );

type ConnectionState = 'disconnected' | 'no-site' | 'ready';

/**
 * Returns the state of the connection. A failed connection still has its figures, which are shown together with the error.
 *
 * @param connection The connection from the store.
 */
export function stateOf( {
	authenticated,
	hasSiteSelected,
	error,
}: Pick<
	KnownConnection,
	'authenticated' | 'hasSiteSelected' | 'error'
> ): ConnectionState {
	if ( hasSiteSelected && ( authenticated || error ) ) {
		return 'ready';
	}
	return authenticated ? 'no-site' : 'disconnected';
}

/**
 * Returns the readable name of a property: without Google's prefix, and with a scheme.
 *
 * @param site The property name at Google.
 * @example siteLabel( 'sc-domain:example.com' ) is "https://example.com".
 */
export function siteLabel( site: string ): string {
	const bare = readableHost( site.replace( /^sc-domain:/, '' ) );
	return /^[a-z][a-z0-9+.-]*:\/\//i.test( bare ) ? bare : `https://${ bare }`;
}

/**
 * Returns a URL for a text without markup: in right-to-left languages, isolated from the text around it.
 *
 * @param url The URL.
 */
export const isolated = ( url: string ): string =>
	isRTL() ? `\u2066${ url }\u2069` : url;
