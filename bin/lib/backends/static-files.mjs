/**
 * Answers scripts, styles and pictures straight from the disk, as the web server in front of PHP does on real
 * sites, with what a browser needs to keep them: Playground sends them through a PHP worker each time.
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

/** Databases, which a real site keeps elsewhere or forbids. */
function isPrivate( url ) {
	const path = url.split( '?' )[ 0 ].replace( /%2e/gi, '.' );
	return /\/\.(?!well-known)|^\/mariadb[/.]/i.test( path );
}

function findFile( url, mounts ) {
	const { pathname } = new URL( url, 'http://site' );
	const type = types[ extname( pathname ) ];
	// Whatever is unusual (escapes, for one) is left to Playground.
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
 * @return {string} WordPress's own files are never changed under the same version, so a browser may keep them, and V8 what it
 * has compiled of them. It asks for all others each time, so that a developer never sees yesterday's file, and mostly gets a 304.
 */
function cacheControl( url ) {
	return /^\/wp-(admin|includes)\/[^?]*\?(.*&)?ver=/.test( url )
		? 'max-age=31536000, immutable'
		: 'no-cache';
}
