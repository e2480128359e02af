import { once } from 'node:events';
import net from 'node:net';

/** Maximum number of attempts when another process takes the port first. */
const tries = 5;

/**
 * Starts a program on a free port.
 *
 * @param {(port: number) => import('node:child_process').ChildProcess} start Starts it, with stderr as a pipe.
 * @param {RegExp}                                                      ready Matches the output once it listens.
 * @return {Promise<{program: import('node:child_process').ChildProcess, port: number}>} When it listens.
 * @throws {Error} With its output, when it exits instead.
 */
export async function startOnFreePort( start, ready ) {
	for ( let time = 1; ; time++ ) {
		const port = await freePort();
		const program = start( port );
		try {
			await untilItSays( program, ready );
			return { program, port };
		} catch ( error ) {
			if ( time === tries || ! /in use|bind/i.test( error.message ) ) {
				throw error;
			}
		}
	}
}

async function freePort() {
	const probe = net.createServer().listen( 0, '127.0.0.1' );
	await once( probe, 'listening' );
	const { port } = probe.address();
	probe.close();
	await once( probe, 'close' );
	return port;
}

function untilItSays( program, ready ) {
	let output = '';
	return new Promise( ( resolve, reject ) => {
		// Keep reading to the end: a program blocks when its stderr pipe is full.
		program.stderr.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output = ( output + text ).slice( -5000 );
			if ( ready.test( output ) ) {
				resolve();
			}
		} );
		program.once( 'error', reject );
		program.once( 'exit', () => reject( new Error( output ) ) );
	} );
}
