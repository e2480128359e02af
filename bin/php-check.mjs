#!/usr/bin/env node
/**
 * Checks the plugin's PHP without running it: classes, methods, properties, constants and arguments; unused private members and `use` lines;
 * and which folder of includes/ uses which. With `--pairs`, it prints the folders that use each other, and where.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/paths.mjs';
import { checkPhp } from './lib/php-check/check.mjs';
import { describePairs } from './lib/php-check/folder-problems.mjs';
import * as table from './lib/php-check/folders.mjs';

const files = await listFiles( ( path ) =>
	/^(includes\/.+|pharos-seo|uninstall)\.php$/.test( path )
);
const sources = await Promise.all(
	files.map( ( file ) => readFile( join( root, file ), 'utf8' ) )
);
const { problems, uses } = checkPhp(
	Object.fromEntries( files.map( ( file, i ) => [ file, sources[ i ] ] ) ),
	table
);

if ( files.length === 0 ) {
	throw new Error( 'There is no PHP file to check.' );
}
const lines = process.argv.includes( '--pairs' )
	? describePairs( uses )
	: problems.map(
			( { file, line, text } ) => `${ file }:${ line } ${ text }`
		);
process.stdout.write(
	lines.join( '\n' ) ||
		`The classes of ${ files.length } PHP files fit together.`
);
process.stdout.write( '\n' );
process.exitCode = problems.length > 0 ? 1 : 0;
