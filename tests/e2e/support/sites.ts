import type { SiteAddress } from '../../support/site';

/**
 * Number of sites. Tests change settings, so tests that run in parallel need a site each. More than two only help on a
 * machine with more cores than the CI has, because browser and PHP are always busy.
 */
export const siteCount = process.env.PHAROS_SITE ? 1 : 2;

/** The site of the calling worker. */
export function siteOfWorker( parallelIndex: number ): SiteAddress {
	const sites: SiteAddress[] = JSON.parse( process.env.PHAROS_SITES ?? '[]' );
	const site = sites[ parallelIndex ];
	if ( ! site ) {
		throw new Error( `There is no site for worker ${ parallelIndex }.` );
	}
	return site;
}
