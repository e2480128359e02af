/**
 * Serves scripts, styles and images straight from the disk, with caching headers, like the web server in front of PHP on production sites.
 * Playground would send each through a PHP worker.
 */
import { createReadStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const types = {
	'.css': 'text/css; charset=utf-8',
	'.gif': 'image/gif',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.map': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/**
 * @param {import('node:http').Server}            server
 * @param {{hostPath: string, vfsPath: string}[]} mounts
 */
export function serveStaticFiles( server, mounts ) {
	const listeners = server.listeners( 'request' );
	server.removeAllListeners( 'request' );
	server.on( 'request', ( request, response ) => {
		if ( isPrivate( request.url ) ) {
			response.writeHead( 404 ).end();
			return;
		}
		const file =
			request.method === 'GET'
				? findFile( request.url, mounts )
				: undefined;
		if ( file ) {
			send( file, request, response );
		} else {
			listeners.forEach( ( listener ) =>
				listener.call( server, request, response )
			);
		}
	} );
}

/** Whether the URL is a database file, which a production site stores elsewhere or blocks. */
function isPrivate( url ) {
	const path = url.split( '?' )[ 0 ].replace( /%2e/gi, '.' );
	return /\/\.(?!well-known)|^\/mariadb[/.]/i.test( path );
}

function findFile( url, mounts ) {
	const { pathname } = new URL( url, 'http://site' );
	const type = types[ extname( pathname ) ];
	// Playground handles unusual URLs (with escapes, for example).
	if ( ! type || pathname.includes( '%' ) ) {
		return undefined;
	}
	const full = `/wordpress${ pathname }`;
	const mount = mounts
		.filter(
			( { vfsPath } ) =>
				full.startsWith( `${ vfsPath }/` ) || full === vfsPath
		)
		.sort( ( a, b ) => b.vfsPath.length - a.vfsPath.length )[ 0 ];
	const file =
		mount && join( mount.hostPath, full.slice( mount.vfsPath.length ) );
	const stats = file && statSync( file, { throwIfNoEntry: false } );
	return stats?.isFile() ? { file, stats, type } : undefined;
}

function send( { file, stats, type }, request, response ) {
	const tag = `"${ stats.size.toString( 36 ) }-${ stats.mtimeMs.toString( 36 ) }"`;
	response.setHeader( 'Cache-Control', cacheControl( request.url ) );
	response.setHeader( 'ETag', tag );
	if ( request.headers[ 'if-none-match' ] === tag ) {
		response.writeHead( 304 ).end();
		return;
	}
	response.writeHead( 200, {
		'Content-Type': type,
		'Content-Length': stats.size,
	} );
	createReadStream( file ).pipe( response );
}

/**
 * @param {string} url
 * @return {string} WordPress's own files never change under the same version, so that browsers may cache them, and V8 their compiled code.
 *         All other files are revalidated each time, mostly with a 304, so that a developer never sees an outdated file.
 */
function cacheControl( url ) {
	return /^\/wp-(admin|includes)\/[^?]*\?(.*&)?ver=/.test( url )
		? 'max-age=31536000, immutable'
		: 'no-cache';
}
