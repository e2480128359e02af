#!/usr/bin/env node
/**
 * `npm run pot`: collects every translatable string into languages/pharos-seo.pot, with `wp i18n make-pot`.
 *
 * It can't read TypeScript, so it reads what is built: the build keeps the calls and the translators' comments.
 */
import { join } from 'node:path';
import { buildPlugin } from './lib/build.mjs';
import { pluginSlug, root } from './lib/paths.mjs';
import { defaultPhp } from './lib/php-versions.mjs';
import { startPhp } from './lib/php.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';

if ( ! process.argv.includes( '--no-build' ) ) {
	await buildPlugin();
}

const { cli } = await ensureWordPress();
const php = await startPhp( defaultPhp, {
	'/wp-cli.phar': cli,
	'/plugin': root,
} );

// Nothing that differs between two runs over the same strings: the file is committed.
const headers = { 'POT-Creation-Date': '', 'Report-Msgid-Bugs-To': '' };

const response = await php.cli( [
	'php',
	'-d',
	'memory_limit=1G',
	'/wp-cli.phar',
	'i18n',
	'make-pot',
	'/plugin',
	`/plugin/languages/${ pluginSlug }.pot`,
	`--slug=${ pluginSlug }`,
	`--domain=${ pluginSlug }`,
	`--include=${ pluginSlug }.php,includes,build`,
	`--headers=${ JSON.stringify( headers ) }`,
	'--file-comment=This file is distributed under the GPL-2.0-or-later.',
	'--allow-root',
	'--no-color',
] );
process.stdout.write( await response.stdoutText );
process.stderr.write( await response.stderrText );
process.stdout.write( `${ join( 'languages', `${ pluginSlug }.pot` ) }\n` );
process.exit( await response.exitCode );
