/**
 * How long test files take, from the run that was written to tests/durations.json last (`npm test -- --durations`): the queue divides files
 * among jobs by it. A file that isn't in it counts as one of average length.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const path = join( root, 'tests', 'durations.json' );

const known = existsSync( path )
	? JSON.parse( readFileSync( path, 'utf8' ) )
	: {};

/**
 * @param {string} suite
 * @return {(file: string) => number} The expected duration of a file, in seconds.
 */
export function durationsOf( suite ) {
	const ofSuite = known[ suite ] ?? {};
	const all = Object.values( ofSuite );
	const average =
		all.reduce( ( sum, seconds ) => sum + seconds, 0 ) / all.length || 5;
	return ( file ) => ofSuite[ file ] ?? average;
}

/**
 * @param {Object[]} results See queue.mjs.
 */
export async function writeDurations( results ) {
	const durations = structuredClone( known );
	for ( const { suite, files } of results ) {
		const ofSuite = {};
		for ( const { name, seconds } of files ) {
			if ( seconds !== undefined ) {
				ofSuite[ name ] = Number( seconds.toFixed( 1 ) );
			}
		}
		durations[ suite ] = { ...durations[ suite ], ...ofSuite };
	}
	const sorted = Object.fromEntries(
		Object.entries( durations ).map( ( [ suite, ofSuite ] ) => [
			suite,
			Object.fromEntries(
				Object.entries( ofSuite )
					.filter(
						( [ name ] ) =>
							! name.includes( '/' ) ||
							existsSync( join( root, name ) )
					)
					.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
			),
		] )
	);
	await writeFile( path, JSON.stringify( sorted, undefined, '\t' ) + '\n' );
}
