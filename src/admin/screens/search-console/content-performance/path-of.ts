import { safeDecodeURI } from '@wordpress/url';

/**
 * Returns the decoded path of a page.
 *
 * @param url The URL of the page.
 */
export function pathOf( url: string ): string {
	try {
		const { pathname, search } = new URL( url );
		return safeDecodeURI( pathname + search );
	} catch {
		return url;
	}
}
