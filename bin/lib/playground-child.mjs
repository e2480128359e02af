/**
 * The process that is the web server: WordPress Playground with one site. Started by server.mjs only.
 *
 * It talks with its parent over IPC, for two reasons: no log has to be parsed to learn the address, and
 * when the parent dies, however that happens, the channel closes and this process ends too.
 */
import net from 'node:net';
import { runCLI } from '@wp-playground/cli';
import { serveStaticFiles } from './static-files.mjs';

const options = JSON.parse( process.argv[ 2 ] );

listenOnThisMachineOnly();

// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on( 'SIGINT', () => {} );
process.on( 'SIGTERM', stop );
process.on( 'disconnect', stop );

let server;
try {
	server = await runCLI( {
		command: 'server',
		verbosity: 'quiet',
		...options,
	} );
	serveStaticFiles( server.server, [
		...options[ 'mount-before-install' ],
		...options.mount,
	] );
	process.on( 'message', onMessage );
	process.send( { type: 'ready', url: server.serverUrl } );
} catch ( error ) {
	process.send( { type: 'failed', message: error.message } );
	stop();
}

/**
 * Runs a PHP file of the site (a path as PHP sees it) and sends back what it printed.
 *
 * @param {{id: number, scriptPath: string, env: Object<string, string>}} message
 */
async function onMessage( { id, scriptPath, env } ) {
	try {
		const { text, errors, exitCode } = await server.playground.run( {
			scriptPath,
			env,
		} );
		process.send( { type: 'answer', id, text, errors, exitCode } );
	} catch ( error ) {
		process.send( {
			type: 'answer',
			id,
			text: '',
			errors: error.message,
			exitCode: 1,
		} );
	}
}

async function stop() {
	// Removes Playground's temporary folders.
	await server?.[ Symbol.asyncDispose ]();
	process.exit( 0 );
}

/**
 * Playground listens on every network interface and offers no option for that. A development site has a
 * known password: it must not be reachable from the network.
 */
function listenOnThisMachineOnly() {
	const listen = net.Server.prototype.listen;
	net.Server.prototype.listen = function ( port, ...rest ) {
		return typeof port === 'number' && typeof rest[ 0 ] !== 'string'
			? listen.call( this, port, '127.0.0.1', ...rest )
			: listen.call( this, port, ...rest );
	};
}
