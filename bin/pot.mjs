#!/usr/bin/env node
/**
 * `npm run pot`: collects all translatable strings into languages/pharos-seo.pot, with `wp i18n make-pot`.
 *
 * It can't parse TypeScript, so it reads the built scripts, which keep the calls and the translators' comments.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPlugin } from './lib/build.mjs';
import { listFiles } from './lib/files.mjs';
import { cache, pluginSlug, root } from './lib/paths.mjs';
import { defaultPhp } from './lib/php-versions.mjs';
import { startPhp } from './lib/php.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';

if ( ! process.argv.includes( '--no-build' ) ) {
	await buildPlugin();
}

await writeFile( join( cache, 'blocks.pot' ), await blockTexts() );
const { cli } = await ensureWordPress();
const php = await startPhp( defaultPhp, {
	'/wp-cli.phar': cli,
	'/plugin': root,
} );

// Empty headers that would change between runs: the file is committed.
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
	// WP-CLI would download the schemas of these files.
	'--skip-block-json',
	'--merge=/plugin/.cache/blocks.pot',
	'--allow-root',
	'--no-color',
] );
process.stdout.write( await response.stdoutText );
process.stderr.write( await response.stderrText );
process.stdout.write( `${ join( 'languages', `${ pluginSlug }.pot` ) }\n` );
process.exit( await response.exitCode );

/** The translatable texts of block.json (see WordPress's block-i18n.json). */
async function blockTexts() {
	const files = await listFiles(
		( path ) => path.endsWith( 'block.json' ),
		join( root, 'build' )
	);
	const blocks = await Promise.all(
		files.map( async ( path ) =>
			JSON.parse( await readFile( join( root, path ), 'utf8' ) )
		)
	);
	const entry = ( context, text ) =>
		`msgctxt ${ JSON.stringify( context ) }\nmsgid ${ JSON.stringify( text ) }\nmsgstr ""\n`;
	const entries = blocks.flatMap(
		( { title, description, keywords = [] } ) => [
			entry( 'block title', title ),
			entry( 'block description', description ),
			...keywords.map( ( text ) => entry( 'block keyword', text ) ),
		]
	);
	return [ ...new Set( entries ) ].join( '\n' );
}
