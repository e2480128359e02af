#!/usr/bin/env node
/**
 * Keeps a test site running, so that a developer's integration and browser tests start immediately.
 */
import { startTestSite } from './lib/test-site.mjs';

const { address, stop } = await startTestSite( { live: true } );
process.stdout.write( `Run tests against this site (Ctrl-C removes it):\n\n` );
process.stdout.write( `export PHAROS_SITE='${ JSON.stringify( address ) }'\n` );

for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, async () => {
		await stop();
		process.exit();
	} );
}
