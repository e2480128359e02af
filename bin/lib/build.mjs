import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shown } from './output.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs `npm run build` and shows its output.
 *
 * @param {Object} output See output.mjs.
 */
export async function buildPlugin( output = shown ) {
	output.write( 'Building the plugin …\n' );
	if ( ( await run( [ 'wp-scripts', 'build' ], {}, output ) ) !== 0 ) {
		throw new Error( 'The plugin could not be built: see above.' );
	}
}

let building;

/**
 * Builds the plugin unless a build exists, however old it is.
 *
 * @param {Object} output See output.mjs.
 */
export async function ensureBuild( output = shown ) {
	if ( ! existsSync( join( root, 'build', 'admin.asset.php' ) ) ) {
		// Suites that run in parallel share one build.
		building ??= buildPlugin( output );
	}
	await building;
}
