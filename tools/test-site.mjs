#!/usr/bin/env node
/**
 * Keeps a test site running, so that a developer's integration and browser tests start immediately.
 */
import { ensureBuild } from './lib/build.mjs';
import { chooseTestServer, databases, servers } from './lib/choose-server.mjs';
import { fail, readOptions } from './lib/command.mjs';
import { phpVersions } from './lib/php-versions.mjs';
import { startTestSite, wishes } from './lib/test-site.mjs';
import { olderWordPress, wordpressVersion } from './lib/wordpress.mjs';

const help = `
node tools/test-site.mjs [options]

Starts a WordPress with the plugin for tests, and prints a line with which they use it instead of sites of their own. Ctrl-C removes it.

  --server <name>  ${ servers.join( ' or ' ) }: an installed PHP, or PHP in WebAssembly; default is PHP, installed if that is possible
  --db <name>      ${ databases.join( ' or ' ) }; default is MariaDB, if the machine has it
  --php <version>  ${ phpVersions.join( ', ' ) }
  --wp <version>   another WordPress than ${ wordpressVersion }, such as ${ olderWordPress[ 0 ] }, from wordpress.org
  --help           this text
`;

const { server, db, php, wp } = readOptions( help, {
	server: { type: 'string', choices: servers },
	db: { type: 'string', choices: databases },
	php: { type: 'string', choices: phpVersions },
	wp: { type: 'string' },
} );
const given = Object.entries( { server, db, php, wp } ).filter(
	( [ , value ] ) => value
);

let chosen;
try {
	chosen = chooseTestServer( {
		...wishes(),
		...Object.fromEntries( given ),
		install: true,
	} );
} catch ( error ) {
	fail( error );
}
await ensureBuild().catch( fail );
process.stdout.write( `Starting ${ chosen.label } …\n` );
const { address, stop, exited } = await startTestSite( {
	live: true,
	server: chosen,
} ).catch( fail );
process.stdout.write( `Run tests against this site (Ctrl-C removes it):\n\n` );
process.stdout.write( `export PHAROS_SITE='${ JSON.stringify( address ) }'\n` );

let stopping = false;
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, async () => {
		if ( ! stopping ) {
			stopping = true;
			await stop();
			process.exit();
		}
	} );
}
exited.then(
	( output ) =>
		stopping ||
		fail( new Error( `WordPress stopped by itself.\n${ output }` ) )
);
