import { getBoot } from '../boot';

/**
 * A screen of the settings application; on its own page, only the hash, so that nothing is loaded again.
 *
 * @param route Such as "/tools/migrate".
 */
export const screenUrl = ( route: string ): string =>
	`${ document.getElementById( 'pharos-app' ) ? '' : getBoot().pageUrl }#${ route }`;
