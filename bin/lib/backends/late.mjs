/**
 * Makes a site slow in the way that finds flaky tests: some files and requests come late, each time others.
 */
import { createHash } from 'node:crypto';

/** One of how many is late, and by how much at most (milliseconds). */
const oneOf = 3;
const longest = 1200;

/**
 * With the environment variable PHAROS_LATE (any text: the same one makes the same things late), a third of what a browser asks
 * for comes up to 1.2 s late. What tests ask for themselves (with their secret) doesn't.
 *
 * @param {import('node:http').Server} server Whose listeners are there.
 */
export function holdBack( server ) {
	const seed = process.env.PHAROS_LATE;
	if ( ! seed ) {
		return;
	}
	const listeners = server.listeners( 'request' );
	const times = new Map();
	server.removeAllListeners( 'request' );
	server.on( 'request', ( request, response ) => {
		const answer = () =>
			listeners.forEach( ( listener ) =>
				listener.call( server, request, response )
			);
		if ( request.headers[ 'x-pharos-test' ] ) {
			answer();
			return;
		}
		const what = `${ request.method } ${ request.url }`;
		const time = times.get( what ) ?? 0;
		times.set( what, time + 1 );
		const wait = lateness( `${ seed } ${ what } ${ time }` );
		if ( wait === 0 ) {
			answer();
		} else {
			setTimeout( answer, wait );
		}
	} );
}

/**
 * @param {string} text
 * @return {number} Milliseconds; mostly 0, and always the same for the same text.
 */
function lateness( text ) {
	const hash = createHash( 'sha256' ).update( text ).digest();
	return hash[ 0 ] % oneOf === 0
		? Math.round( ( hash.readUInt16BE( 1 ) / 0xffff ) * longest )
		: 0;
}
