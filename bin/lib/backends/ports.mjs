import { once } from 'node:events';
import net from 'node:net';

/** @return {Promise<number>} A port that nobody listens on now. */
export async function freePort() {
	const probe = net.createServer().listen( 0, '127.0.0.1' );
	await once( probe, 'listening' );
	const { port } = probe.address();
	probe.close();
	await once( probe, 'close' );
	return port;
}

/**
 * Waits until a program that was just started takes connections.
 *
 * @param {import('node:child_process').ChildProcess} program Its errors are read.
 * @param {number}                                    port
 * @throws {Error} With what it printed, when it ends instead.
 */
export async function untilListening( program, port ) {
	let output = '';
	program.stderr.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		output = ( output + text ).slice( -5000 );
	} );
	let hasEnded = false;
	const ended = once( program, 'exit' ).then( () => {
		hasEnded = true;
		throw new Error( output );
	} );
	await Promise.race( [ ended, untilOpen( port, () => hasEnded ) ] );
	// That it ends some day is no failure any more.
	ended.catch( () => {} );
}

async function untilOpen( port, isInVain ) {
	while ( ! isInVain() && ! ( await isOpen( port ) ) ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
	}
}

async function isOpen( port ) {
	const socket = net.connect( port, '127.0.0.1' );
	try {
		await once( socket, 'connect' );
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}
