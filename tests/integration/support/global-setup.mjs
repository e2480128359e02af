import { startTestSites } from '../../../bin/lib/test-site.mjs';

/**
 * Jest starts its workers after this, so they inherit the variable; each takes a site of its own. An address that is set
 * already is a site that somebody keeps running (see CONTRIBUTING in the README): that one is used, and left alone.
 *
 * @param {{maxWorkers: number}} config Of jest.
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
