/** Real web servers on loopback, each with several sites that consist of redirects and nothing else. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const programs = {
	nginx: '/usr/sbin/nginx',
	apache: '/usr/sbin/apache2',
};

export type Kind = keyof typeof programs;

/** What is missing on this machine; '' for nothing. */
export const missing = Object.values( programs )
	.filter( ( path ) => ! existsSync( path ) )
	.join( ', ' );

export interface Answer {
	status: number;
	location: string;
	head: string;
}

export interface WebServer {
	/** Requests a URL as it is written, from the site with this number. */
	ask: ( site: number, uri: string ) => Promise< Answer >;
	stop: () => void;
}

/**
 * Starts a server with a site for each file.
 *
 * @throws If the server can't load the files.
 */
export async function startServer(
	kind: Kind,
	files: string[]
): Promise< WebServer > {
	const folder = mkdtempSync( join( tmpdir(), `pharos-${ kind }-` ) );
	// Apache's workers are another user.
	chmodSync( folder, 0o755 );
	const port = await freePort();
	const config = join( folder, 'server.conf' );
	writeFileSync(
		config,
		kind === 'nginx'
			? forNginx( folder, port, files )
			: forApache( folder, port, files )
	);
	const parameters =
		kind === 'nginx'
			? [ '-p', folder, '-e', join( folder, 'error.log' ), '-c', config ]
			: [ '-d', folder, '-f', config ];
	const check = spawnSync( programs[ kind ], [ ...parameters, '-t' ], {
		encoding: 'utf8',
	} );
	if ( check.status !== 0 ) {
		rmSync( folder, { recursive: true } );
		throw new Error( check.stderr );
	}
	const child = spawn(
		programs[ kind ],
		[
			...parameters,
			...( kind === 'nginx'
				? [ '-g', 'daemon off;' ]
				: [ '-D', 'FOREGROUND' ] ),
		],
		{ stdio: 'ignore' }
	);
	const stop = () => {
		child.kill();
		rmSync( folder, { recursive: true, force: true } );
	};
	process.on( 'exit', stop );
	await isListening( port, child );
	return {
		ask: ( site, uri ) => ask( port, `site-${ site }.test`, uri ),
		stop,
	};
}

function forNginx( folder: string, port: number, files: string[] ): string {
	const sites = files.map( ( text, i ) => {
		const path = join( folder, `${ i }.conf` );
		writeFileSync( path, text );
		return `server { listen 127.0.0.1:${ port }; server_name site-${ i }.test; include ${ path }; location / { return 404; } }`;
	} );
	return `worker_processes 1;
pid ${ folder }/pid;
events { worker_connections 64; }
http {
	access_log off;
	server_names_hash_bucket_size 128;
	client_body_temp_path ${ folder }/body;
	proxy_temp_path ${ folder }/proxy;
	fastcgi_temp_path ${ folder }/fastcgi;
	uwsgi_temp_path ${ folder }/uwsgi;
	scgi_temp_path ${ folder }/scgi;
	${ sites.join( '\n\t' ) }
}`;
}

function forApache( folder: string, port: number, files: string[] ): string {
	const modules = '/usr/lib/apache2/modules';
	const sites = files.map( ( text, i ) => {
		const path = join( folder, String( i ) );
		mkdirSync( path );
		writeFileSync( join( path, '.htaccess' ), text );
		return `<VirtualHost 127.0.0.1:${ port }>
	ServerName site-${ i }.test
	DocumentRoot ${ path }
</VirtualHost>`;
	} );
	return `ServerName localhost
Listen 127.0.0.1:${ port }
PidFile ${ folder }/pid
ErrorLog ${ folder }/error.log
LoadModule mpm_event_module ${ modules }/mod_mpm_event.so
LoadModule authz_core_module ${ modules }/mod_authz_core.so
LoadModule rewrite_module ${ modules }/mod_rewrite.so
StartServers 1
DefaultRuntimeDir ${ folder }
${ process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '' }
<Directory ${ folder }>
	AllowOverride All
	Require all granted
</Directory>
${ sites.join( '\n' ) }`;
}

const freePort = () =>
	new Promise< number >( ( resolve ) => {
		const server = createServer();
		server.listen( 0, '127.0.0.1', () => {
			const { port } = server.address() as { port: number };
			server.close( () => resolve( port ) );
		} );
	} );

async function isListening( port: number, child: ChildProcess ) {
	for ( let i = 0; i < 200; i++ ) {
		const is = await new Promise( ( resolve ) => {
			const socket = connect( port, '127.0.0.1', () => {
				socket.destroy();
				resolve( true );
			} );
			socket.on( 'error', () => resolve( false ) );
		} );
		if ( is ) {
			return;
		}
		if ( child.exitCode !== null ) {
			break;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	throw new Error( 'The server does not start.' );
}

/** Sends the URL byte by byte, which fetch() would encode. */
const ask = ( port: number, host: string, uri: string ) =>
	new Promise< Answer >( ( resolve, reject ) => {
		let text = '';
		const socket = connect( port, '127.0.0.1', () =>
			socket.write(
				`GET ${ uri } HTTP/1.1\r\nHost: ${ host }\r\nConnection: close\r\n\r\n`
			)
		);
		socket.setEncoding( 'latin1' );
		socket.on( 'data', ( part ) => ( text += part ) );
		socket.on( 'error', reject );
		socket.on( 'close', () => {
			const [ head = '' ] = text.split( '\r\n\r\n' );
			resolve( {
				status: Number( /^HTTP\/\S+ (\d+)/.exec( head )?.[ 1 ] ?? 0 ),
				location: (
					/^Location: (.*)$/im.exec( head )?.[ 1 ] ?? ''
				).replace( /^http:\/\/site-\d+\.test(:\d+)?(?=\/)/, '' ),
				head,
			} );
		} );
	} );
