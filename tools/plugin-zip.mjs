#!/usr/bin/env node
/**
 * `npm run plugin-zip`: builds the plugin and creates pharos-seo.zip, ready for Plugins > Add New > Upload. With --no-build it uses the
 * existing build/.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPlugin } from './lib/build.mjs';
import { pluginSlug, root } from './lib/paths.mjs';
import { defaultPhp } from './lib/php-versions.mjs';
import { runPhpCode, startPhp } from './lib/php.mjs';
import { run } from './lib/run.mjs';

const archive = `${ pluginSlug }.zip`;

/** Files that npm adds to every package, whatever `files` contains. */
const notShipped = [ 'package.json', 'README.md', 'CHANGELOG.md' ];

const required = [
	`${ pluginSlug }.php`,
	'readme.txt',
	'uninstall.php',
	'wpml-config.xml',
	'assets/whats-new.xml',
	'build/admin.js',
	'build/help/index.html',
];

if ( ( await run( [ process.execPath, 'tools/news.mjs' ] ) ) !== 0 ) {
	throw new Error( 'The news could not be made: see above.' );
}
if ( ! process.argv.includes( '--no-build' ) ) {
	await buildPlugin();
}
if ( ( await run( [ 'wp-scripts', 'plugin-zip' ] ) ) !== 0 ) {
	throw new Error( 'The zip could not be made: see above.' );
}

const entries = await removeFromArchive( notShipped );
const problems = await findProblems( entries );
process.stderr.write(
	problems.map( ( problem ) => `${ problem }\n` ).join( '' )
);
process.stdout.write( `${ archive }: ${ entries.length } files.\n` );
process.exitCode = problems.length > 0 ? 1 : 0;

async function removeFromArchive( names ) {
	const php = await startPhp( defaultPhp, { '/project': root } );
	const code = `<?php
		$zip = new ZipArchive();
		$zip->open( '/project/${ archive }' ) === true || throw new Exception( 'The zip cannot be opened.' );
		foreach ( json_decode( getenv( 'NAMES' ) ) as $name ) {
			$zip->deleteName( '${ pluginSlug }/' . $name );
		}
		$zip->close();
		$zip->open( '/project/${ archive }' );
		for ( $i = 0; $i < $zip->numFiles; $i++ ) {
			echo $zip->getNameIndex( $i ), "\\n";
		}`;
	const list = await runPhpCode( php, code, {
		NAMES: JSON.stringify( names ),
	} );
	php.exit();
	return list.trim().split( '\n' );
}

async function findProblems( names ) {
	const { files } = JSON.parse(
		await readFile( join( root, 'package.json' ), 'utf8' )
	);
	const shipped = files.map( ( file ) => `${ pluginSlug }/${ file }` );
	const isShipped = ( name ) =>
		shipped.some(
			( file ) => name === file || name.startsWith( `${ file }/` )
		) && ! /\.(map|tsx?|scss)$|\.test\./.test( name );
	return [
		...names
			.filter( ( name ) => ! isShipped( name ) )
			.map( ( name ) => `Not to be shipped: ${ name }` ),
		...required
			.filter(
				( name ) => ! names.includes( `${ pluginSlug }/${ name }` )
			)
			.map( ( name ) => `Missing: ${ name }` ),
	];
}
