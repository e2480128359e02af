import { getBoot } from '../boot';

/**
 * Returns the URL of a screen of the settings application; on its own page only the hash, to avoid a page load.
 *
 * @param route The route, such as "/tools/migrate".
 */
export const screenUrl = ( route: string ): string =>
	`${ document.getElementById( 'pharos-app' ) ? '' : getBoot().pageUrl }#${ route }`;
