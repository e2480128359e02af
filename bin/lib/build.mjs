import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Runs `npm run build` and shows its output. */
export async function buildPlugin() {
	process.stdout.write( 'Building the plugin …\n' );
	if ( ( await run( [ 'wp-scripts', 'build' ] ) ) !== 0 ) {
		throw new Error( 'The plugin could not be built: see above.' );
	}
}

/** Builds the plugin unless a build exists, however old it is. */
export async function ensureBuild() {
	if ( ! existsSync( join( root, 'build', 'admin.asset.php' ) ) ) {
		await buildPlugin();
	}
}
