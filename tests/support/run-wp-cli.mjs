/**
 * Runs WP-CLI on a site that a PHP of this machine serves: `node run-wp-cli.mjs <folder of the site> <command> …`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseServer } from '../../bin/lib/choose-server.mjs';
import { ensureWordPress } from '../../bin/lib/wordpress.mjs';

const [ folder, ...command ] = process.argv.slice( 2 );
const { php } = chooseServer( {
	server: 'native',
	php: process.env.PHAROS_PHP || undefined,
} );
const { cli } = await ensureWordPress();

// Compiled code is kept in files: each command is a process of its own, which would compile WP-CLI and all of WordPress.
const compiled = join( folder, '.opcache' );
mkdirSync( compiled, { recursive: true } );
const settings = {
	// Some of what WP-CLI does is deprecated in the newest PHP; what is wrong with ours is in the site's log.
	error_reporting: '0',
	'opcache.enable_cli': '1',
	'opcache.file_cache': compiled,
	'opcache.file_cache_only': '1',
	// A file that has just been written counts at once.
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
