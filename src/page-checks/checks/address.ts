/**
 * An address of a page on the web; null for anything else.
 *
 * @param address Absolute, or as a link on `base` writes it.
 * @param base    Absolute.
 */
export function parseAddress( address: string, base?: string ): URL | null {
	try {
		const url = new URL( address, base );
		return /^https?:$/.test( url.protocol ) ? url : null;
	} catch {
		return null;
	}
}

/** Of which site an address is; "www." makes no other one, nor does http. */
export const siteOf = ( { host }: URL ): string => host.replace( /^www\./, '' );

/**
 * Whether two addresses are of the same page: neither the scheme, a slash at the end nor a place on the page matters.
 *
 * @param one     From parseAddress().
 * @param another From parseAddress().
 */
export const isSamePage = ( one: URL, another: URL ): boolean =>
	one.host === another.host &&
	pathOf( one ) === pathOf( another ) &&
	one.search === another.search;

const pathOf = ( { pathname }: URL ): string => pathname.replace( /\/+$/, '' );
