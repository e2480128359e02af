#!/usr/bin/env node
/**
 * `node tools/google.mjs '{"now":"real","port":9500}'`: runs the Google simulator as a separate process.
 *
 * The argument is its configuration. Outputs one line of JSON, `{"url":…,"port":…}`, when it is ready. Ends on a signal, or with the parent
 * process.
 */
import './lib/typescript.mjs';

const { startGoogle } = await import( '../tests/simulators/google/index.ts' );
const { url, port } = await startGoogle(
	JSON.parse( process.argv[ 2 ] ?? '{}' )
);
process.stdout.write( `${ JSON.stringify( { url, port } ) }\n` );
process.on( 'disconnect', () => process.exit() );
