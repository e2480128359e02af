/**
 * Runs a command and measures its processor time, with that of all processes that it waited for.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../paths.mjs';

/** Clock ticks of a second in /proc: a constant of Linux's interface. */
const TICKS = 100;

/** The shell reports the times of its children. */
const SCRIPT = '"$@"; code=$?; times >&3; exit $code';

/**
 * @param {string[]}               command A program of node_modules/.bin or of the PATH, and its parameters.
 * @param {Object<string, string>} env     Added to this process's environment.
 * @param {(text: string) => void} write   Receives its output.
 * @return {Promise<{code: number, seconds: number, processor: number}>} When it has ended; the times in seconds.
 */
export async function measure( command, env, write ) {
	const started = performance.now();
	const [ program, ...parameters ] =
		process.platform === 'win32'
			? command
			: [ 'sh', '-c', SCRIPT, 'sh', ...command ];
	const path =
		join( root, 'node_modules', '.bin' ) + delimiter + process.env.PATH;
	const child = spawn( program, parameters, {
		cwd: root,
		stdio: [ 'ignore', 'pipe', 'pipe', 'pipe' ],
		env: { ...process.env, ...env, PATH: path },
		shell: process.platform === 'win32',
	} );
	let times = '';
	child.stdout.setEncoding( 'utf8' ).on( 'data', write );
	child.stderr.setEncoding( 'utf8' ).on( 'data', write );
	child.stdio[ 3 ].setEncoding( 'utf8' ).on( 'data', ( text ) => {
		times += text;
	} );
	const code = await new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			write( `${ program }: ${ error.message }\n` );
			resolve( 1 );
		} );
		child.on( 'close', ( exitCode ) => resolve( exitCode ?? 1 ) );
	} );
	return {
		code,
		seconds: ( performance.now() - started ) / 1000,
		processor: secondsOfChildren( times ),
	};
}

/** The second line of the shell's `times`: user and system time of its children, such as `1m2.5s 0m3.25s`. */
function secondsOfChildren( times ) {
	const [ , line = '' ] = times.split( '\n' );
	return [ ...line.matchAll( /(\d+)m([\d.]+)s/g ) ].reduce(
		( sum, [ , minutes, seconds ] ) =>
			sum + 60 * Number( minutes ) + Number( seconds ),
		0
	);
}

/** Processor seconds of this machine since it started, by all of its processes. */
export const processorSeconds = () =>
	cpus().reduce(
		( sum, { times } ) => sum + times.user + times.nice + times.sys,
		0
	) / 1000;

/**
 * Processor seconds of a running process and all below it, such as the servers of a site. 0 where there is no /proc.
 *
 * @param {number} pid
 */
export function processorSecondsOf( pid ) {
	const processes = new Map();
	for ( const name of processNames() ) {
		const stat = readStat( name );
		// Fields behind the name, which is in parentheses: the parent is the 2nd, the four times begin with the 12th.
		if ( stat ) {
			const fields = stat
				.slice( stat.lastIndexOf( ')' ) + 2 )
				.split( ' ' );
			processes.set( Number( name ), {
				parent: Number( fields[ 1 ] ),
				ticks: fields
					.slice( 11, 15 )
					.reduce( ( sum, field ) => sum + Number( field ), 0 ),
			} );
		}
	}
	const isBelow = ( id ) =>
		id === pid ||
		( processes.has( id ) && isBelow( processes.get( id ).parent ) );
	return (
		[ ...processes ].reduce(
			( sum, [ id, { ticks } ] ) => sum + ( isBelow( id ) ? ticks : 0 ),
			0
		) / TICKS
	);
}

function processNames() {
	try {
		return readdirSync( '/proc' ).filter( ( name ) =>
			/^\d+$/.test( name )
		);
	} catch {
		return [];
	}
}

function readStat( name ) {
	try {
		return readFileSync( `/proc/${ name }/stat`, 'utf8' );
	} catch {
		// It has ended.
		return '';
	}
}
