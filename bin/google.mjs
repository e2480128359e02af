#!/usr/bin/env node
/**
 * `node bin/google.mjs '{"now":"real","port":9500}'`: the simulated Google as a process of its own.
 *
 * The argument is its configuration. Prints one line of JSON, `{"url":…,"port":…}`, when it is ready. Ends on a signal, and with the
 * process that has forked it.
 */
import './lib/typescript.mjs';

const { startGoogle } = await import( '../tests/simulators/google/index.ts' );
const { url, port } = await startGoogle(
	JSON.parse( process.argv[ 2 ] ?? '{}' )
);
process.stdout.write( `${ JSON.stringify( { url, port } ) }\n` );
process.on( 'disconnect', () => process.exit() );
