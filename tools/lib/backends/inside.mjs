/**
 * A PHP process with WordPress loaded that answers requests of tests (tools/php/inside.php), beside the web server of a site.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of each of the four kinds of requests: a process that answers, one that waits (tests/support/inside.ts), and one that is ending while the next starts. */
const WORKERS = 4 * 3;

/**
 * @param {import('../server.mjs').SiteOptions} options
 * @param {Function}                            servePhp Starts PHP's built-in web server with a script and environment variables.
 * @return {Promise<{folder: string, stop: Function}>} The folder of its sockets, with a file "port"; '' on SQLite, whose files a process
 *         would keep open when a test replaces them.
 */
export async function startInside( { db, live }, servePhp ) {
	if ( db !== 'mariadb' ) {
		return { folder: '', stop() {} };
	}
	// Paths of sockets are limited to 107 characters, which a site's folder can exceed.
	const folder = await mkdtemp( join( tmpdir(), 'pharos-' ) );
	const { port, stop } = await servePhp( 'inside.php', {
		PHP_CLI_SERVER_WORKERS: String( WORKERS ),
		PHAROS_INSIDE: folder,
		PHAROS_INSIDE_LIVE: live ? '1' : '',
	} );
	await writeFile( join( folder, 'port' ), String( port ) );
	return {
		folder,
		async stop() {
			stop();
			await rm( folder, { recursive: true, force: true } );
		},
	};
}
