/** Facebook's domains, which the server does not send along (includes/Social/Hosts.php). */
const FACEBOOK = [ 'facebook.com', 'fb.com', 'fb.me' ];

/**
 * Returns the domains of a network: each includes its subdomains, and "*" stands for the top-level domain of any country.
 * Empty when any domain is valid.
 *
 * @param network The id of the network.
 * @param domains The domains that the server sent for this network.
 */
export const domainsOf = (
	network: string,
	domains: readonly string[] = []
): readonly string[] => ( network === 'facebook' ? FACEBOOK : domains );

/**
 * Whether the URL of an account is on a domain of its network, like includes/Social/Hosts.php.
 *
 * @param address The return value of accountAddress().
 * @param domains See domainsOf().
 */
export function isOnNetwork(
	address: string,
	domains: readonly string[]
): boolean {
	const [ , found = '' ] = /^https?:\/\/([^/?#:]+)/i.exec( address ) ?? [];
	const host = found.toLowerCase().replace( /\.+$/, '' );
	return (
		domains.length === 0 ||
		domains.some( ( domain ) => {
			const pattern = domain
				.replace( /[^a-z\d*-]/g, '\\$&' )
				.replace( '*', '(?:com?\\.)?[a-z]{2,3}' );
			return new RegExp( `(?:^|\\.)${ pattern }$` ).test( host );
		} )
	);
}
