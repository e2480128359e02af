#!/usr/bin/env node
/**
 * Writes docs/hooks.md from the docblocks of the hooks in includes/ and src/extensions.ts. Fails when a hook has no complete docblock; with --check it
 * writes nothing and fails when the file is out of date, too.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { hooksOfJavaScript } from './lib/hooks/javascript.mjs';
import { hooksOfPhp } from './lib/hooks/php.mjs';
import { reference } from './lib/hooks/reference.mjs';
import { root } from './lib/paths.mjs';

const target = join( root, 'docs', 'hooks.md' );

const php = hooksOfPhp(
	await sources( /^(includes\/.+|pharos-seo|uninstall)\.php$/ )
);
const javaScript = hooksOfJavaScript(
	await sources( /^(src|store|common)\/(?!.*\.test\.tsx?$).+\.tsx?$/ )
);
const hooks = [ ...javaScript.hooks, ...php.hooks ];
const problems = [ ...javaScript.problems, ...php.problems ];
const wanted = reference( hooks );

if ( problems.length > 0 ) {
	process.stderr.write( `${ problems.join( '\n' ) }\n` );
	process.exitCode = 1;
} else if ( ! process.argv.includes( '--check' ) ) {
	await writeFile( target, wanted );
	process.stdout.write( `Wrote ${ hooks.length } hooks to docs/hooks.md.\n` );
} else if (
	wanted !== ( await readFile( target, 'utf8' ).catch( () => '' ) )
) {
	process.stderr.write(
		'docs/hooks.md is not what the docblocks say: run `npm run hooks`.\n'
	);
	process.exitCode = 1;
} else {
	process.stdout.write(
		`docs/hooks.md agrees with the docblocks of ${ hooks.length } hooks.\n`
	);
}

/** @param {RegExp} pattern Of paths. */
async function sources( pattern ) {
	const files = await listFiles( ( path ) => pattern.test( path ) );
	return Object.fromEntries(
		await Promise.all(
			files.map( async ( file ) => [
				file,
				await readFile( join( root, file ), 'utf8' ),
			] )
		)
	);
}
