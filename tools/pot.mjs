#!/usr/bin/env node
/**
 * `npm run pot`: collects all translatable strings into languages/pharos-seo.pot, with `wp i18n make-pot`, as wordpress.org does for
 * language packs. With --check it writes nothing and fails when the file doesn't have the texts of the source code.
 *
 * WP-CLI can't parse TypeScript, so it reads the built scripts, which keep the calls and the translators' comments.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPlugin } from './lib/build.mjs';
import { fail } from './lib/command.mjs';
import { listFiles } from './lib/files.mjs';
import { cache, pluginSlug, root } from './lib/paths.mjs';
import { defaultPhp } from './lib/php-versions.mjs';
import { startPhp } from './lib/php.mjs';
import { compareWithSource, textsOfBlock } from './lib/texts/source.mjs';
import { ensureWordPress } from './lib/wordpress.mjs';

const name = `languages/${ pluginSlug }.pot`;
const target = join( root, name );

if ( process.argv.includes( '--check' ) ) {
	await check( target, 'run `npm run pot`' ).catch( fail );
} else {
	await collect().catch( fail );
}

async function collect() {
	if ( ! process.argv.includes( '--no-build' ) ) {
		await buildPlugin();
	}
	const fresh = join( cache, `${ pluginSlug }.pot` );
	await writeFile( join( cache, 'blocks.pot' ), await blockTexts() );
	await extract();
	await check( fresh, 'is the build of this source code?' );
	await copyFile( fresh, target );
	// The runtime of PHP would keep the process running.
	process.exit();
}

/**
 * @param {string} file
 * @param {string} advice
 */
async function check( file, advice ) {
	const { count, problems } = await compareWithSource(
		await readFile( file )
	);
	if ( problems.length > 0 ) {
		throw new Error(
			`${ name } doesn’t have the texts of the source code (${ advice }):\n${ problems.join( '\n' ) }`
		);
	}
	process.stdout.write( `${ name } has all ${ count } texts.\n` );
}

async function extract() {
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
		`/plugin/.cache/${ pluginSlug }.pot`,
		`--slug=${ pluginSlug }`,
		`--domain=${ pluginSlug }`,
		`--include=${ pluginSlug }.php,includes,build`,
		`--headers=${ JSON.stringify( headers ) }`,
		'--file-comment=This file is distributed under the GPL-2.0-or-later.',
		// WP-CLI would download the schemas of these files.
		'--skip-block-json',
		'--merge=/plugin/.cache/blocks.pot',
		// A file that it can't parse is only mentioned there, and left out.
		'--debug=make-pot',
		'--allow-root',
		'--no-color',
	] );
	process.stdout.write( await response.stdoutText );
	const errors = await response.stderrText;
	process.stderr.write( errors.replace( /^Debug.*\n/gm, '' ) );
	const unread = errors.match( /Could not parse file .*?(?= \([\d.]+s\))/g );
	if ( unread ) {
		throw new Error(
			`${ unread.join( '\n' ) }\nWP-CLI would leave out the texts of these files, and so would wordpress.org. Its parser rejects a list in parentheses whose first element is spread and no name or call, as minifying makes it of \`[ ...new Set() ]\`: write \`Array.from( new Set() )\` in the source.`
		);
	}
	if ( ( await response.exitCode ) !== 0 ) {
		throw new Error( 'WP-CLI failed: see above.' );
	}
}

/** The texts of block.json, as a .pot file. */
async function blockTexts() {
	const files = await listFiles(
		( path ) => path.endsWith( 'block.json' ),
		join( root, 'build' )
	);
	const sources = await Promise.all(
		files.map( ( path ) => readFile( join( root, path ), 'utf8' ) )
	);
	const entries = sources
		.flatMap( ( json ) => textsOfBlock( '', json ) )
		.map(
			( { context, text } ) =>
				`msgctxt ${ JSON.stringify( context ) }\nmsgid ${ JSON.stringify( text ) }\nmsgstr ""\n`
		);
	return [ ...new Set( entries ) ].join( '\n' );
}
