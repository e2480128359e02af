import { once } from 'node:events';
import net from 'node:net';

/** How often another port is tried when somebody was faster. */
const tries = 5;

/**
 * Starts a program that listens on a port, on a free one.
 *
 * @param {(port: number) => import('node:child_process').ChildProcess} start Its errors are read.
 * @param {RegExp}                                                      ready What it prints once it listens.
 * @return {Promise<{program: import('node:child_process').ChildProcess, port: number}>} When it listens.
 * @throws {Error} With what it printed, when it ends instead.
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
		// Read on to the end: a program whose errors nobody reads stops when it has many.
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
