/**
 * Parses an HTTP URL; null for anything else.
 *
 * @param address An absolute URL, or a link relative to `base`.
 * @param base    An absolute URL.
 */
export function parseAddress( address: string, base?: string ): URL | null {
	try {
		const url = new URL( address, base );
		return /^https?:$/.test( url.protocol ) ? url : null;
	} catch {
		return null;
	}
}

/** Returns the site of a URL: its host without "www.". */
export const siteOf = ( { host }: URL ): string => host.replace( /^www\./, '' );

/**
 * Whether two URLs are the same page: ignores scheme, trailing slash and hash.
 *
 * @param one     A URL from parseAddress().
 * @param another A URL from parseAddress().
 */
export const isSamePage = ( one: URL, another: URL ): boolean =>
	one.host === another.host &&
	pathOf( one ) === pathOf( another ) &&
	one.search === another.search;

const pathOf = ( { pathname }: URL ): string => pathname.replace( /\/+$/, '' );
