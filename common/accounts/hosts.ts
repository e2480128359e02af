/** Facebook's domains, which the server does not send along (includes/Social/Hosts.php). */
const FACEBOOK = [ 'facebook.com', 'fb.com', 'fb.me' ];

/**
 * The domains of a network, each with its subdomains and with "*" for the domain of any country; none where any domain will do.
 *
 * @param network Its id.
 * @param domains What the server says of it.
 */
export const domainsOf = (
	network: string,
	domains: readonly string[] = []
): readonly string[] => ( network === 'facebook' ? FACEBOOK : domains );

/**
 * Whether an account is where the accounts of its network are, as includes/Social/Hosts.php has it.
 *
 * @param address What accountAddress() found.
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
