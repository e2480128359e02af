import { startTestSites } from '../../../tools/lib/test-site.mjs';

/**
 * Starts the sites. Jest starts its workers afterwards, so they inherit the variable; each uses its own site. If the
 * variable is already set, a site is running (see CONTRIBUTING.md): it is used and not stopped.
 *
 * @param {{maxWorkers: number}} config The configuration of Jest.
 */
export default async function globalSetup( { maxWorkers } ) {
	if ( process.env.PHAROS_SITE ) {
		process.env.PHAROS_SITES = `[${ process.env.PHAROS_SITE }]`;
		return;
	}
	const { addresses, stop } = await startTestSites( maxWorkers );
	process.env.PHAROS_SITES = JSON.stringify( addresses );
	globalThis.pharosStopSites = stop;
}
