import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

/** The example add-on, a plugin with a build of its own. */
const example = join( root, 'examples', 'add-on' );

/** Builds the example add-on as its `npm run build` does, with the project's packages, unless its build is newer than its source. */
export async function ensureExample() {
	const times = ( folder ) =>
		existsSync( folder )
			? readdirSync( folder ).map(
					( name ) => statSync( join( folder, name ) ).mtimeMs
				)
			: [];
	const source = Math.max( ...times( join( example, 'src' ) ) );
	if ( Math.max( ...times( join( example, 'build' ) ) ) > source ) {
		return;
	}
	const { scripts } = JSON.parse(
		await readFile( join( example, 'package.json' ), 'utf8' )
	);
	if ( ( await run( scripts.build.split( ' ' ), example ) ) !== 0 ) {
		throw new Error( 'The example add-on could not be built: see above.' );
	}
}
