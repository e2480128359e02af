import type { SiteAddress } from '../../support/site';

/**
 * Tests change settings, so those that run side by side need a site each. More than two only help on a
 * machine with more cores than our CI has: browser and PHP are busy all the time.
 */
export const siteCount = process.env.PHAROS_SITE ? 1 : 2;

/** The site of the worker that asks. */
export function siteOfWorker( parallelIndex: number ): SiteAddress {
	const sites: SiteAddress[] = JSON.parse( process.env.PHAROS_SITES ?? '[]' );
	const site = sites[ parallelIndex ];
	if ( ! site ) {
		throw new Error( `There is no site for worker ${ parallelIndex }.` );
	}
	return site;
}
