/**
 * A PHP process that runs the WP-CLI commands of tests (tools/php/wp-cli.php), beside the web server of a site.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { phpEnvironment } from '../native-php.mjs';
import { root } from '../paths.mjs';

const settings = {
	// WP-CLI uses features that are deprecated in the latest PHP; notices about Pharos are in the site's log.
	error_reporting: '0',
	'opcache.enable_cli': '1',
	// A file that was just written is used at once.
	'opcache.revalidate_freq': '0',
};

/**
 * Doesn't wait until it listens: tests do.
 *
 * @param {import('../server.mjs').SiteOptions} options
 * @return {import('node:child_process').ChildProcess} The process; it ends at once if PHP can't fork.
 */
export function startWpCli( { folder, php, wordpress } ) {
	const script = openSync( join( root, 'tools', 'php', 'wp-cli.php' ), 'r' );
	const program = spawn(
		php,
		Object.entries( settings ).flatMap( ( [ name, value ] ) => [
			'-d',
			`${ name }=${ value }`,
		] ),
		{
			cwd: root,
			// A separate process group, so that commands end with it.
			detached: true,
			stdio: [ script, 'ignore', 'ignore' ],
			env: {
				...phpEnvironment,
				// Only to find leaks of memory; each command's process would take a tenth of its time for it at its end.
				ZEND_DONT_UNLOAD_MODULES: '1',
				PHAROS_WORDPRESS: folder,
				PHAROS_WP_CLI: wordpress.cli,
			},
		}
	);
	closeSync( script );
	return program;
}
