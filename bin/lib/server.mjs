/**
 * Starts and stops WordPress Playground (PHP in WebAssembly, SQLite) as a child process.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(
	new URL( './playground-child.mjs', import.meta.url )
);

/**
 * Playground needs this flag on Node 23 and 24 for its faster way to suspend PHP; others don't know it
 * or don't need it.
 */
const major = Number( process.versions.node.split( '.' )[ 0 ] );
const execArgv =
	major === 23 || major === 24 ? [ '--experimental-wasm-jspi' ] : [];

/**
 * @param {Object} options Options of Playground's `server` command, see its RunCLIArgs.
 * @return {Promise<{url: string, runPhp: Function, stop: Function, exited: Promise<void>}>} The running server.
 */
export async function startServer( options ) {
	const server = fork( child, [ JSON.stringify( options ) ], {
		execArgv,
		// Its own words (a warning about Node's version, among others) only matter when it fails.
		stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
	} );
	const output = collect( server );
	const exited = once( server, 'exit' ).then( () => {} );

	const url = await new Promise( ( resolve, reject ) => {
		server.once( 'message', ( message ) => {
			return message.type === 'ready'
				? resolve( message.url )
				: reject( new Error( message.message ) );
		} );
		server.once( 'exit', () => reject( new Error( output() ) ) );
	} ).catch( ( error ) => {
		throw new Error(
			error.message.includes( 'EADDRINUSE' )
				? `Port ${ options.port } is taken: choose another one with --port.`
				: `WordPress did not start: ${ error.message }`
		);
	} );

	// Playground answers the very first request with a redirect to itself.
	await fetch( url, { redirect: 'manual' } );

	return {
		url,
		exited,
		runPhp: ( scriptPath, env = {} ) => runPhp( server, scriptPath, env ),
		async stop() {
			if ( server.connected ) {
				server.disconnect();
			}
			await exited;
		},
	};
}

let lastId = 0;

/**
 * Runs a PHP file and returns what it printed; throws with PHP's own message when it failed.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {string}                                    scriptPath Path as PHP sees it, such as /pharos/sample-content.php.
 * @param {Object<string, string>}                    env
 */
async function runPhp( server, scriptPath, env ) {
	const id = ++lastId;
	const answer = new Promise( ( resolve ) => {
		server.on( 'message', function listener( message ) {
			if ( message.id === id ) {
				server.off( 'message', listener );
				resolve( message );
			}
		} );
	} );
	server.send( { id, scriptPath, env } );
	const { text, errors, exitCode } = await answer;
	if ( exitCode !== 0 ) {
		throw new Error( `${ scriptPath } failed.\n${ errors }\n${ text }` );
	}
	return text;
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @return {() => string} The last lines of what the process printed.
 */
function collect( server ) {
	const lines = [];
	for ( const stream of [ server.stdout, server.stderr ] ) {
		stream.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			lines.push( text );
			lines.splice( 0, lines.length - 50 );
		} );
	}
	return () => lines.join( '' );
}
