/**
 * Runs WP-CLI on a site that a PHP of this machine serves: `node run-wp-cli.mjs <folder of the site> <command> …`.
 */
import { spawnSync } from 'node:child_process';
import { chooseServer } from '../../bin/lib/choose-server.mjs';
import { ensureWordPress } from '../../bin/lib/wordpress.mjs';

const [ folder, ...command ] = process.argv.slice( 2 );
const { php } = chooseServer( {
	server: 'native',
	php: process.env.PHAROS_PHP || undefined,
} );
const { cli } = await ensureWordPress();

const { status } = spawnSync(
	php,
	[
		// Some of what WP-CLI does is deprecated in the newest PHP; what is wrong with ours is in the site's log.
		...[ '-d', 'error_reporting=0', cli ],
		...[ `--path=${ folder }`, '--allow-root', '--no-color', ...command ],
	],
	{ stdio: 'inherit' }
);
process.exit( status ?? 1 );
