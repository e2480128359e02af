/**
 * Slows down a site to reveal flaky tests: delays some files and requests, different ones for each seed.
 */
import { createHash } from 'node:crypto';

/** One in `oneOf` responses is delayed, by at most `longest` milliseconds. */
const oneOf = 3;
const longest = 1200;

/**
 * With the environment variable PHAROS_LATE (any text, used as the seed), delays a third of the browser's requests by up to 1.2 s. Requests
 * made by the tests themselves (with their secret) aren't delayed.
 *
 * @param {import('node:http').Server} server The server, with its listeners added.
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
 * @return {number} Delay in milliseconds: mostly 0, and always the same for the same text.
 */
function lateness( text ) {
	const hash = createHash( 'sha256' ).update( text ).digest();
	return hash[ 0 ] % oneOf === 0
		? Math.round( ( hash.readUInt16BE( 1 ) / 0xffff ) * longest )
		: 0;
}
