import type { KnownConnection } from '../../store';

export type ConnectionState = 'disconnected' | 'no-site' | 'ready';

/**
 * What can be shown of Search Console. A connection that has failed still has its figures: they are shown beside the failure.
 *
 * @param connection As the store knows it.
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
 * A property for people: without Google's prefix, and with a scheme (spec.md, Dashboard).
 *
 * @param site As Google names it.
 * @example siteLabel( 'sc-domain:example.com' ) is "https://example.com".
 */
export function siteLabel( site: string ): string {
	const bare = site.replace( /^sc-domain:/, '' );
	return /^[a-z][a-z0-9+.-]*:\/\//i.test( bare ) ? bare : `https://${ bare }`;
}
