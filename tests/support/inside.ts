/**
 * Requests that are answered by a PHP process with WordPress loaded (tools/php/inside.php): like those of the web server, without the
 * connection, the proxy and the start of WordPress.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

type Kind = 'page' | 'read' | 'write' | 'php';

interface Head {
	status: number;
	headers: string[];
	length: number;
	/** Options or must-use plugins aren't those that WordPress was loaded with: the process waits until they are. */
	stale?: boolean;
}

/** URLs whose handling depends on more than their kind while WordPress loads: files, the admin, previews. */
const OTHERS =
	/^\/wp-(admin|content|includes)|\.(php|xml|txt|xsl|css|js|png|jpg|svg|ico)\b|sitemap|pharos_(sitemap|llms|indexnow)|preview|customize|replytocom|rest_route|_locale/;

/** The same of REST requests: their parameters. */
const OTHER_PARAMETERS =
	/[?&](pharos_\w+|preview\w*|customize\w*|rest_route|_locale)=/;

/** How many processes of a kind wait: tests put back what they change, and starting WordPress takes five times as long as asking one that waits. */
const WAITING = 1;

const starting = new Map< string, Promise< void > >();

/**
 * Sends a request.
 *
 * @param address        The site: its URL, and the folder of the sockets; '' if there is no such process.
 * @param address.inside
 * @param address.url
 * @param path           Path and query.
 * @param init
 * @return The response; undefined if the web server has to answer.
 */
export async function answerInside(
	{ inside: folder, url }: { inside: string; url: string },
	path: string,
	init: RequestInit
): Promise< Response | undefined > {
	const method = ( init.method ?? 'GET' ).toUpperCase();
	const kind = kindOf( method, path );
	if ( folder === '' || ! kind || ! isText( init.body ) ) {
		return undefined;
	}
	const headers = {
		host: url.replace( /^https?:\/\//, '' ),
		...Object.fromEntries( new Headers( init.headers ) ),
	};
	const body = Buffer.from( ( init.body as string | null ) ?? '' );
	const request = Buffer.concat( [
		Buffer.from(
			JSON.stringify( {
				method,
				uri: path,
				headers,
				length: body.length,
			} ) + '\n'
		),
		body,
	] );
	for ( let time = 0; time < 5; time++ ) {
		const waiting = waitingProcesses( folder, kind );
		for ( const socket of [ socketOf( folder, kind ), ...waiting ] ) {
			const answer = await exchange( socket, request );
			if ( answer && ! answer.head.stale ) {
				return responseOf( answer.head, answer.body );
			}
		}
		await stop( waitingProcesses( folder, kind ).slice( WAITING ) );
		await start( folder, kind );
	}
	throw new Error( `PHP gave no answer to ${ method } ${ path }` );
}

function kindOf( method: string, path: string ): Kind | undefined {
	if ( path.startsWith( '/wp-json/pharos-test/v1/php' ) ) {
		return 'php';
	}
	const reads = method === 'GET' || method === 'HEAD';
	if ( path.startsWith( '/wp-json' ) ) {
		if ( OTHER_PARAMETERS.test( path ) ) {
			return undefined;
		}
		return reads ? 'read' : 'write';
	}
	const isPage = path.startsWith( '/' ) && ! OTHERS.test( path );
	return reads && isPage ? 'page' : undefined;
}

const isText = ( body: unknown ) =>
	body === undefined || body === null || typeof body === 'string';

const socketOf = ( folder: string, name: string ) =>
	join( folder, `${ name }.sock` );

/** The sockets of processes that wait, the last one that answered first. */
const waitingProcesses = ( folder: string, kind: Kind ) =>
	readdirSync( folder )
		.filter( ( name ) => /^\w+-\d+\.sock$/.test( name ) )
		.filter( ( name ) => name.startsWith( `${ kind }-` ) )
		.sort( ( a, b ) => b.localeCompare( a, 'en', { numeric: true } ) )
		.map( ( name ) => join( folder, name ) );

/** Ends processes. */
async function stop( paths: string[] ): Promise< void > {
	for ( const path of paths ) {
		await read( path, '\n' );
		rmSync( path, { force: true } );
	}
}

/** Starts a process of this kind, or waits for the one that is starting. */
async function start( folder: string, kind: Kind ): Promise< void > {
	const path = socketOf( folder, kind );
	const ready = starting.get( path ) ?? startAnew( folder, kind );
	starting.set( path, ready );
	await ready.finally( () => starting.delete( path ) );
}

async function startAnew( folder: string, kind: Kind ): Promise< void > {
	const path = socketOf( folder, kind );
	rmSync( path, { force: true } );
	const port = readFileSync( join( folder, 'port' ), 'utf8' );
	let failure = '';
	// It ends with the process.
	get( `http://127.0.0.1:${ port }/${ kind }`, ( response ) => {
		response.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			failure += text;
		} );
		response.on( 'end', () => {
			failure ||= 'PHP ended.';
		} );
	} )
		.on( 'error', ( { message } ) => {
			failure = message;
		} )
		.on( 'socket', ( socket ) => socket.unref() );
	while ( ! existsSync( path ) ) {
		if ( failure !== '' ) {
			throw new Error( `WordPress did not load: ${ failure }` );
		}
		await setTimeout( 5 );
	}
}

async function exchange( path: string, request: Buffer ) {
	const data = await read( path, request );
	const end = data.indexOf( 10 );
	if ( end < 0 ) {
		return undefined;
	}
	const head: Head = JSON.parse( data.subarray( 0, end ).toString() );
	return { head, body: data.subarray( end + 1 ) };
}

/** Everything that a socket answers; nothing if no process listens. */
function read( path: string, request: Buffer | string ): Promise< Buffer > {
	return new Promise( ( resolve ) => {
		const parts: Buffer[] = [];
		const socket: Socket = connect( path, () => socket.write( request ) );
		socket
			.on( 'data', ( part: Buffer ) => parts.push( part ) )
			.on( 'error', () => {} )
			.on( 'close', () => resolve( Buffer.concat( parts ) ) );
	} );
}

function responseOf( { status, headers }: Head, body: Buffer ): Response {
	const list = new Headers();
	for ( const line of headers ) {
		const colon = line.indexOf( ':' );
		// Bytes, as over HTTP.
		const value = Buffer.from( line.slice( colon + 1 ).trim() );
		list.append( line.slice( 0, colon ), value.toString( 'latin1' ) );
	}
	const isEmpty = [ 204, 205, 304 ].includes( status );
	return new Response( isEmpty ? null : new Uint8Array( body ), {
		status,
		headers: list,
	} );
}
