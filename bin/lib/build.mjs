import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shown } from './output.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * `npm run build`, with its output.
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
 * For what needs a build, however old it is.
 *
 * @param {Object} output See output.mjs.
 */
export async function ensureBuild( output = shown ) {
	if ( ! existsSync( join( root, 'build', 'admin.asset.php' ) ) ) {
		// Two that run side by side need one.
		building ??= buildPlugin( output );
	}
	await building;
}
