/**
 * Starts and stops the web server of one site as a child process. A back end (backends/) serves the site.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath( new URL( './server-child.mjs', import.meta.url ) );

/**
 * Playground needs this flag on Node 23 and 24 for its faster way to suspend PHP; other versions don't support or don't need it.
 */
const major = Number( process.versions.node.split( '.' )[ 0 ] );
const execArgv =
	major === 23 || major === 24 ? [ '--experimental-wasm-jspi' ] : [];

/**
 * The options of a back end. Sent to the child process as JSON.
 *
 * @typedef {Object} SiteOptions
 * @property {string}                       backend     `playground` or `native`.
 * @property {string}                       folder      Folder of the site, with its wp-config.php and wp-content.
 * @property {Object}                       wordpress   The result of ensureWordPress().
 * @property {{from: string, to: string}[]} files       Files and folders of this machine, and their paths in WordPress.
 * @property {Object<string, string>}       define      PHP constants.
 * @property {number}                       port        0 for a free one.
 * @property {string}                       php         Version of PHP in WebAssembly, or the path of a native PHP.
 * @property {string}                       db          `sqlite` or `mariadb`.
 * @property {boolean}                      isInstalled Whether the database has WordPress's tables.
 * @property {boolean}                      live        Whether changes of `files` take effect immediately.
 */

/**
 * @param {SiteOptions} options
 * @return {Promise<{url: string, pid: number, inside: string, runPhp: Function, stop: Function, exited: Promise<string>}>} The running server. `runPhp(
 * script, env )` runs a file of tools/php inside WordPress and returns its output; it throws with PHP's error message. `exited` resolves with
 * the last output of the process.
 */
export async function startServer( options ) {
	const server = fork( child, [ JSON.stringify( options ) ], {
		execArgv,
		// Its output (such as warnings about Node's version) only matters when it fails.
		stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
	} );
	const output = collect( server );
	const exited = once( server, 'exit' ).then( output );

	const { url, inside } = await new Promise( ( resolve, reject ) => {
		server.once( 'message', ( message ) => {
			return message.type === 'ready'
				? resolve( message )
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

	return {
		url,
		pid: server.pid,
		inside,
		exited,
		runPhp: ( script, env = {} ) => runPhp( server, script, env ),
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
 * Sends a script to the server and waits for its output.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {string}                                    script
 * @param {Object<string, string>}                    env
 */
async function runPhp( server, script, env ) {
	const id = ++lastId;
	const answer = new Promise( ( resolve ) => {
		server.on( 'message', function listener( message ) {
			if ( message.id === id ) {
				server.off( 'message', listener );
				resolve( message );
			}
		} );
	} );
	server.send( { id, script, env } );
	const { text, errors, exitCode } = await answer;
	if ( exitCode !== 0 ) {
		throw new Error( `${ script } failed.\n${ errors }\n${ text }` );
	}
	return text;
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @return {() => string} Returns the last lines of the process's output.
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
