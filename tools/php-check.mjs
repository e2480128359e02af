#!/usr/bin/env node
/**
 * Checks the plugin's PHP without running it: classes, methods, properties, constants and arguments; unused private members and `use` lines;
 * which folder of includes/ uses which; the classes that tests and tools name; functions that the plugin doesn't call, or that the oldest supported
 * WordPress doesn't have.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/paths.mjs';
import { checkPhp } from './lib/php-check/check.mjs';
import { readCoreVersions } from './lib/php-check/core-versions.mjs';
import * as table from './lib/php-check/folders.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';

const files = await listFiles( ( path ) =>
	/^(includes\/.+|pharos-seo|uninstall)\.php$/.test( path )
);
const sources = await readAll( files );
const { problems } = checkPhp(
	sources,
	table,
	await readAll(
		await listFiles(
			( path ) =>
				/^(tests|tools)\/.+\.(tsx?|mjs)$/.test( path ) &&
				// Its classes are examples.
				path !== 'tests/rules/php-check.test.ts'
		)
	),
	{
		since: await readCoreVersions( ( await ensureWordPress() ).core ),
		oldest: /Requires at least:\s*([\d.]+)/.exec(
			sources[ 'pharos-seo.php' ]
		)[ 1 ],
	}
);

if ( files.length === 0 ) {
	throw new Error( 'There is no PHP file to check.' );
}
const lines = problems.map(
	( { file, line, text } ) => `${ file }:${ line } ${ text }`
);
process.stdout.write(
	lines.join( '\n' ) ||
		`The classes of ${ files.length } PHP files fit together.`
);
process.stdout.write( '\n' );
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {string[]} paths */
async function readAll( paths ) {
	const texts = await Promise.all(
		paths.map( ( path ) => readFile( join( root, path ), 'utf8' ) )
	);
	return Object.fromEntries(
		paths.map( ( path, i ) => [ path, texts[ i ] ] )
	);
}
