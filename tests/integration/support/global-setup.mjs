import { startTestSite } from '../../../bin/lib/test-site.mjs';

/**
 * Jest starts its workers after this, so they inherit the variable. An address that is set already is a
 * site that somebody keeps running (see CONTRIBUTING in the README): that one is used, and left alone.
 */
export default async function globalSetup() {
	if ( process.env.PHAROS_SITE ) {
		return;
	}
	const { address, stop } = await startTestSite();
	process.env.PHAROS_SITE = JSON.stringify( address );
	globalThis.pharosStopSite = stop;
}
