import { ensureExample } from '../../../tools/lib/build.mjs';
import { startTestSites } from '../../../tools/lib/test-site.mjs';

/**
 * Starts a site per worker; workers inherit the variable. Returns the function that stops them.
 *
 * @param {import('@playwright/test').FullConfig} config
 */
export default async function globalSetup( config ) {
	await ensureExample();
	// A site is already running (see CONTRIBUTING.md).
	if ( process.env.PHAROS_SITE ) {
		process.env.PHAROS_SITES = `[${ process.env.PHAROS_SITE }]`;
		return;
	}
	const { addresses, stop } = await startTestSites( config.workers );
	process.env.PHAROS_SITES = JSON.stringify( addresses );
	return stop;
}
