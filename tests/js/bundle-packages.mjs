import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { cache, root } from '../../tools/lib/paths.mjs';
import { apart, folder, names } from './packages.js';

/**
 * jest's `globalSetup`: bundles the packages of packages.js in one file, and creates a small file per package that jest
 * resolves to.
 */
export default async function bundlePackages() {
	if ( existsSync( folder ) ) {
		return;
	}
	process.stdout.write( 'Bundling packages for unit tests …\n' );
	// Written elsewhere and then moved, so that other runs never see half of it.
	const made = join( cache, `test-packages-${ process.pid }` );
	try {
		await mkdir( made, { recursive: true } );
		await write( made );
		// Removes the bundles of other lock files.
		await rm( dirname( folder ), { recursive: true, force: true } );
		await mkdir( dirname( folder ), { recursive: true } );
		await rename( made, folder );
	} finally {
		await rm( made, { recursive: true, force: true } );
	}
}

async function write( path ) {
	const entry = join( path, 'entry.js' );
	await writeFile(
		entry,
		`module.exports = { ${ names
			.map( ( name ) => `'${ name }': () => require( '${ name }' )` )
			.join() } };`
	);
	await bundle( entry, path );
	await writeFile(
		join( path, 'run.js' ),
		'pharosRunPackages( module, require );'
	);
	for ( const name of names ) {
		const file = join( path, `${ name }.js` );
		const up = '../'.repeat( name.split( '/' ).length - 1 );
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile(
			file,
			`module.exports = require( './${ up }run.js' )[ '${ name }' ]();`
		);
	}
}

async function bundle( entry, path ) {
	const conditionNames = [ 'browser', 'development', 'import', 'default' ];
	const stats = await promisify( webpack )( {
		mode: 'development',
		devtool: false,
		target: [ 'web', 'es2022' ],
		node: false,
		context: root,
		entry,
		output: {
			path,
			filename: 'all-of-them.js',
			library: { type: 'commonjs2' },
		},
		externalsPresets: { node: true },
		externals: ( { request, contextInfo: { issuer } }, done ) =>
			apart.test( request ) ||
			( names.includes( request ) && issuer !== entry )
				? done( undefined, `commonjs ${ request }` )
				: done(),
		resolve: {
			alias: {
				// All use its store, and nothing its components, which load those of `@wordpress/components`.
				'@wordpress/notices$': join(
					root,
					'node_modules/@wordpress/notices/build-module/store/index.mjs'
				),
			},
			// Bundles each package once, however it is imported.
			byDependency: Object.fromEntries(
				[ 'esm', 'commonjs' ].map( ( kind ) => [
					kind,
					{ conditionNames, mainFields: [ 'module', 'main' ] },
				] )
			),
		},
		module: {
			rules: [
				{
					test: /\.m?js$/,
					type: 'javascript/auto',
					resolve: { fullySpecified: false },
				},
			],
		},
		optimization: {
			concatenateModules: true,
			minimize: false,
			nodeEnv: 'test',
			providedExports: true,
			sideEffects: true,
			usedExports: true,
		},
	} );
	if ( stats.hasErrors() || stats.hasWarnings() ) {
		throw new Error( stats.toString( 'errors-warnings' ) );
	}
}
