const { readFileSync } = require( 'node:fs' );
const { runInNewContext } = require( 'node:vm' );
const ts = require( 'typescript' );

const NAME = 'ScreenFiles';

/**
 * Writes build/screens.php: the files of each screen's chunk, by route. The settings page preloads those of the route in its URL before the
 * application runs (assets/shell.js).
 */
class ScreenFiles {
	/** @param {string} source The file that maps routes to chunks: src/admin/screens/registry.ts. */
	constructor( source ) {
		this.source = source;
	}

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: NAME,
					// After the file names have received their hashes.
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					const rows = Object.entries( chunksIn( this.source ) )
						.map( ( [ route, name ] ) => [
							route,
							compilation.namedChunkGroups.get( name ),
						] )
						.filter( ( [ , group ] ) => group )
						.map(
							( [ route, group ] ) =>
								`\t'${ route }' => array( ${ filesOf( group )
									.map( ( file ) => `'${ file }'` )
									.join( ', ' ) } ),\n`
						);
					compilation.emitAsset(
						'screens.php',
						new sources.RawSource(
							`<?php return array(\n${ rows.join( '' ) });\n`
						)
					);
				}
			)
		);
	}
}

const filesOf = ( group ) =>
	group
		.getFiles()
		.filter( ( file ) => /\.(js|css)(\?|$)/.test( file ) )
		.filter( ( file ) => ! file.includes( '-rtl.css' ) );

/**
 * Returns the names of the chunks by route: evaluates the module with the chunk names in place of its imports.
 *
 * @param {string} source
 */
function chunksIn( source ) {
	const code = readFileSync( source, 'utf8' ).replace(
		/import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/[^)]*\)/g,
		'"$1"'
	);
	const exports = {};
	runInNewContext( ts.transpile( code, { module: 'commonjs' } ), {
		exports,
	} );
	return Object.fromEntries(
		Object.entries( exports.REGISTRY ).map( ( [ route, { load } ] ) => [
			route,
			load(),
		] )
	);
}

module.exports = { ScreenFiles };
