import { startTestSite } from '../../../bin/lib/test-site.mjs';

/**
 * Starts a site per worker; workers inherit the variable. Returns what stops them again.
 *
 * @param {import('@playwright/test').FullConfig} config
 */
export default async function globalSetup( config ) {
	// Somebody keeps a site running for us (see CONTRIBUTING in the README).
	if ( process.env.PHAROS_SITE ) {
		process.env.PHAROS_SITES = `[${ process.env.PHAROS_SITE }]`;
		return;
	}
	// The first one leaves a template behind, of which the others are quick copies.
	const sites = [ await startTestSite() ];
	const more = Array.from( { length: config.workers - 1 }, startTestSite );
	sites.push( ...( await Promise.all( more ) ) );
	process.env.PHAROS_SITES = JSON.stringify(
		sites.map( ( { address } ) => address )
	);
	return () => Promise.all( sites.map( ( { stop } ) => stop() ) );
}
