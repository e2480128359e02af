/** A simulated outside server with all kinds of bad behavior: the requested path selects the response. */
import { once } from 'node:events';
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

/** A received request. */
export interface Asked {
	method: string;
	path: string;
	host: string;
	headers: IncomingHttpHeaders;
	/** Bytes sent in the response, including its headers. Final when `isOver`. */
	sent: number;
	isOver: boolean;
	/** Number of requests in progress when it arrived, including itself: in total, and at the same host. */
	together: number;
	togetherAtHost: number;
}

export interface OutsideWorld {
	/** Such as "http://127.0.0.1:1234". */
	url: string;
	port: number;
	/** A URL without a server. */
	closedUrl: string;
	asked: Asked[];
	/** Forgets all requests. */
	reset: () => void;
	/** Resolves when all responses have ended. */
	settled: () => Promise< void >;
	stop: () => Promise< void >;
}

type Respond = (
	request: IncomingMessage,
	response: ServerResponse,
	url: URL
) => unknown;

const html = { 'Content-Type': 'text/html; charset=utf-8' };

const page: Respond = ( _request, response ) =>
	response
		.writeHead( 200, html )
		.end( '<!DOCTYPE html><title>Outside</title><p>A page.' );

/** Sends data as fast as the client accepts them, until it hangs up. */
async function pour( response: ServerResponse, piece: Buffer ) {
	const closed = once( response, 'close' );
	while ( ! response.destroyed ) {
		if ( ! response.write( piece ) ) {
			await Promise.race( [ once( response, 'drain' ), closed ] );
		}
		await pause( 0 );
	}
}

/**
 * The responses by first path segment. All accept a query: `?head=405` refuses HEAD with that status, `reset` closes
 * its connection, `hang` never responds; `?until=6` responds when there have been so many requests.
 */
const answers: Record< string, Respond > = {
	ok: page,
	/** Path: `/status/410`. */
	status: ( _request, response, url ) =>
		response
			.writeHead( Number( url.pathname.split( '/' )[ 2 ] ), html )
			.end( 'No.' ),
	reset: ( request ) => request.socket.resetAndDestroy(),
	/** Query: `?ms=1000` until the response starts. */
	slow: async ( request, response, url ) => {
		await pause( Number( url.searchParams.get( 'ms' ) ) );
		page( request, response, url );
	},
	/** An endless header section, with one header at a time. */
	'slow-headers': async ( request ) => {
		request.socket.write( 'HTTP/1.1 200 OK\r\n' );
		for ( let i = 0; ! request.socket.destroyed; i++ ) {
			request.socket.write( `X-Drip-${ i }: drip\r\n` );
			await pause( 100 );
		}
	},
	/** An endless header section, as fast as it is accepted. */
	'endless-headers': async ( request ) => {
		const { socket } = request;
		socket.write( 'HTTP/1.1 200 OK\r\n' );
		const lines = 'X-More: more and more and more\r\n'.repeat( 500 );
		while ( ! socket.destroyed ) {
			if ( ! socket.write( lines ) ) {
				await Promise.race( [
					once( socket, 'drain' ),
					once( socket, 'close' ),
				] );
			}
			await pause( 0 );
		}
	},
	/** An endless body, one letter at a time. */
	drip: async ( _request, response ) => {
		response.writeHead( 200, html );
		while ( ! response.destroyed ) {
			response.write( 'x' );
			await pause( 100 );
		}
	},
	endless: ( _request, response ) => {
		response.writeHead( 200, html );
		return pour( response, Buffer.alloc( 65536, 'x' ) );
	},
	/** Endless zeroes, compressed to a thousandth of their size. */
	'gzip-bomb': ( _request, response ) => {
		response.writeHead( 200, { ...html, 'Content-Encoding': 'gzip' } );
		const gzip = createGzip( { level: 1 } );
		gzip.pipe( response );
		const zeroes = Buffer.alloc( 1024 * 1024 );
		const feed = () => {
			if ( ! response.destroyed ) {
				gzip.write( zeroes, feed );
			}
		};
		feed();
	},
	/** An image with the content type of HTML. */
	'wrong-type': ( _request, response ) =>
		response
			.writeHead( 200, html )
			.end( Buffer.from( '89504e470d0a1a0a', 'hex' ) ),
	pdf: ( _request, response ) =>
		response
			.writeHead( 200, { 'Content-Type': 'application/pdf' } )
			.end( '%PDF-1.7' ),
	/** Query: `?to=…&status=302`. */
	redirect: ( _request, response, url ) =>
		response
			.writeHead( Number( url.searchParams.get( 'status' ) ?? 302 ), {
				Location: url.searchParams.get( 'to' ) ?? '',
			} )
			.end(),
	/** Redirects to itself. */
	loop: ( _request, response, url ) =>
		response.writeHead( 302, { Location: url.pathname } ).end(),
	/** `/chain/3` redirects to /chain/2 and so on; `/chain/0` is a page. */
	chain: ( request, response, url ) => {
		const left = Number( url.pathname.split( '/' )[ 2 ] );
		return left > 0
			? response
					.writeHead( 301, { Location: `/chain/${ left - 1 }` } )
					.end()
			: page( request, response, url );
	},
	cookie: ( _request, response ) =>
		response
			.writeHead( 302, {
				'Set-Cookie': 'been=here; Path=/',
				Location: '/ok/after-cookie',
			} )
			.end(),
};

const respond: Respond = ( request, response, url ) => {
	const name = url.pathname.split( '/' )[ 1 ] ?? '';
	const answer = answers[ name ] ?? notFound;
	if ( request.method !== 'HEAD' ) {
		return answer( request, response, url );
	}
	switch ( url.searchParams.get( 'head' ) ) {
		case null:
			return ( withoutEnd.includes( name ) ? page : answer )(
				request,
				response,
				url
			);
		case 'reset':
			return request.socket.resetAndDestroy();
		case 'hang':
			return undefined;
		default:
			return response
				.writeHead( Number( url.searchParams.get( 'head' ) ), html )
				.end();
	}
};

/** Responses whose body is the problem: HEAD requests get a page. */
const withoutEnd = [ 'drip', 'endless', 'gzip-bomb' ];

export async function startOutsideWorld(): Promise< OutsideWorld > {
	const asked: Asked[] = [];
	const open = new Set< Asked >();
	const untilThereAre = async ( count: number ) => {
		while ( asked.length < count && server.listening ) {
			await pause( 10 );
		}
	};
	const server = createServer( ( request, response ) => {
		const { socket } = request;
		const host = String( request.headers.host ).split( ':' )[ 0 ] ?? '';
		const before = socket.bytesWritten;
		const one: Asked = {
			method: String( request.method ),
			path: String( request.url ),
			host,
			headers: request.headers,
			sent: 0,
			isOver: false,
			together: open.size + 1,
			togetherAtHost:
				[ ...open ].filter( ( other ) => other.host === host ).length +
				1,
		};
		asked.push( one );
		open.add( one );
		const end = () => {
			one.sent = socket.bytesWritten - before;
			one.isOver = true;
			open.delete( one );
		};
		response.on( 'close', end );
		socket.on( 'close', end );
		socket.on( 'error', end );
		const url = new URL( one.path, 'http://outside' );
		const until = Number( url.searchParams.get( 'until' ) );
		untilThereAre( until )
			.then( () => respond( request, response, url ) )
			.catch( () => socket.destroy() );
	} );
	server.listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address() as AddressInfo;

	return {
		url: `http://127.0.0.1:${ port }`,
		port,
		closedUrl: `http://127.0.0.1:${ await closedPort() }`,
		asked,
		reset: () => asked.splice( 0 ),
		async settled() {
			while ( open.size > 0 ) {
				await pause( 10 );
			}
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once( server, 'close' );
		},
	};
}

const notFound: Respond = ( _request, response ) =>
	response.writeHead( 404, html ).end( 'Nothing here.' );

async function closedPort(): Promise< number > {
	const server = createSocketServer().listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address() as AddressInfo;
	server.close();
	await once( server, 'close' );
	return port;
}
