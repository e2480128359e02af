/** Runs WP-CLI on a site that is served by a native PHP: `node run-wp-cli.mjs <folder of the site> <command> …`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseServer } from '../../tools/lib/choose-server.mjs';
import { ensureWordPress } from '../../tools/lib/wordpress.mjs';

const [ folder, ...command ] = process.argv.slice( 2 );
const { php } = chooseServer( {
	server: 'native',
	php: process.env.PHAROS_PHP || undefined,
} );
const { cli } = await ensureWordPress();

// Caches compiled code in files: each command is a separate process, which would otherwise compile WP-CLI and all of
// WordPress.
const compiled = join( folder, '.opcache' );
mkdirSync( compiled, { recursive: true } );
const settings = {
	// WP-CLI uses features that are deprecated in the latest PHP; notices about Pharos are in the site's log.
	error_reporting: '0',
	'opcache.enable_cli': '1',
	'opcache.file_cache': compiled,
	'opcache.file_cache_only': '1',
	// A file that was just written is used at once.
	'opcache.revalidate_freq': '0',
};

const { status } = spawnSync(
	php,
	[
		...Object.entries( settings ).flatMap( ( [ name, value ] ) => [
			'-d',
			`${ name }=${ value }`,
		] ),
		...[
			cli,
			`--path=${ folder }`,
			'--allow-root',
			'--no-color',
			...command,
		],
	],
	{ stdio: 'inherit' }
);
process.exit( status ?? 1 );
