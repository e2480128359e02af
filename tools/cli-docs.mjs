#!/usr/bin/env node
/**
 * Writes the reference of the WP-CLI commands into docs/cli.md, from their help texts. With --check it writes nothing and fails when the
 * reference is out of date or a help text lacks something.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCommands, reference } from './lib/cli-reference.mjs';
import { root } from './lib/paths.mjs';
import { oldestPhp } from './lib/php-versions.mjs';
import { runPhpCode, startPhp } from './lib/php.mjs';

const target = join( root, 'docs', 'cli.md' );
const mark = '<!-- Everything below is made by `npm run cli:docs`. -->';

const php = await startPhp( oldestPhp, {
	'/plugin/includes': join( root, 'includes' ),
	'/plugin/tools/php': join( root, 'tools', 'php' ),
} );
const json = await runPhpCode(
	php,
	`<?php require '/plugin/tools/php/cli-commands.php';`
);
php.exit();
const { commands, problems } = readCommands( JSON.parse( json ) );
const current = await readFile( target, 'utf8' );
const wanted = `${ current.split( mark )[ 0 ] }${ mark }\n\n${ reference(
	commands
) }`;

if ( problems.length > 0 ) {
	process.stderr.write( `${ problems.join( '\n' ) }\n` );
	process.exitCode = 1;
} else if ( ! process.argv.includes( '--check' ) ) {
	await writeFile( target, wanted );
	process.stdout.write( 'Wrote docs/cli.md.\n' );
} else if ( wanted !== current ) {
	process.stderr.write(
		'docs/cli.md is not what the commands say: run `npm run cli:docs`.\n'
	);
	process.exitCode = 1;
} else {
	process.stdout.write( 'docs/cli.md agrees with the commands.\n' );
}
