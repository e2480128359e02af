/**
 * WordPress Playground: PHP in WebAssembly with SQLite, for machines with only Node installed.
 */
import { existsSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { runCLI } from '@wp-playground/cli';
import { root } from '../paths.mjs';
import { holdBack } from './late.mjs';
import { serveStaticFiles } from './static-files.mjs';

/** Paths in PHP's virtual file system. */
const wordpress = '/wordpress';
const scripts = '/pharos';

/**
 * @param {import('../server.mjs').SiteOptions} options
 * @return {Promise<{url: string, runPhp: Function, stop: Function}>} The running server.
 */
export async function start( options ) {
	listenOnThisMachineOnly();
	const core = wordpressOptions( options );
	const mounts = [
		...options.files.map( ( { from, to } ) => ( {
			hostPath: from,
			vfsPath: `${ wordpress }/${ to }`,
		} ) ),
		{ hostPath: join( root, 'tools', 'php' ), vfsPath: scripts },
	];
	const server = await runCLI( {
		command: 'server',
		verbosity: 'quiet',
		workers: 4,
		port: options.port,
		php: options.php,
		define: options.define,
		...core,
		mount: mounts,
	} );
	serveStaticFiles( server.server, [
		...core[ 'mount-before-install' ],
		...mounts,
	] );
	holdBack( server.server );
	// Playground redirects the very first request to the same URL.
	await fetch( server.serverUrl, { redirect: 'manual' } );
	return {
		url: server.serverUrl,
		runPhp: ( script, env ) =>
			server.playground.run( {
				scriptPath: `${ scripts }/${ script }`,
				env: { ...env, PHAROS_WORDPRESS: wordpress },
			} ),
		// Also removes Playground's temporary folders.
		stop: () => server[ Symbol.asyncDispose ](),
	};
}

/**
 * WordPress is mounted from the cache, with the site's own files over it.
 *
 * @param {import('../server.mjs').SiteOptions} options
 */
function wordpressOptions( { folder, wordpress: given } ) {
	const content = `${ wordpress }/wp-content`;
	const own = [
		{ hostPath: join( folder, 'wp-content' ), vfsPath: content },
		{
			hostPath: join( folder, 'wp-config.php' ),
			vfsPath: `${ wordpress }/wp-config.php`,
		},
	];
	const themes = join( given.core, 'wp-content', 'themes' );
	return {
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		'mount-before-install': [
			{ hostPath: given.core, vfsPath: wordpress },
			...own,
			{ hostPath: themes, vfsPath: `${ content }/themes` },
			{ hostPath: given.languages, vfsPath: `${ content }/languages` },
		].filter( ( { hostPath } ) => existsSync( hostPath ) ),
	};
}

/**
 * Playground listens on every network interface and has no option to change that. A development site has a known password: it must not be
 * reachable from the network.
 */
function listenOnThisMachineOnly() {
	const listen = net.Server.prototype.listen;
	net.Server.prototype.listen = function ( port, ...rest ) {
		return typeof port === 'number' && typeof rest[ 0 ] !== 'string'
			? listen.call( this, port, '127.0.0.1', ...rest )
			: listen.call( this, port, ...rest );
	};
}
