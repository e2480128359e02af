/**
 * Runs commands in the copy.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../paths.mjs';

/** Three minutes: a test that waits forever because of its fault has noticed it. */
const LIMIT = 3 * 60_000;

const isWindows = process.platform === 'win32';

let running;
process.on( 'exit', () => running && end( running ) );

/**
 * @param {string[]} command A program of node_modules/.bin or of the PATH, and its parameters.
 * @param {string}   cwd
 * @param {Object}   env     Added to this process's environment.
 * @param {number}   limit   Milliseconds after which the command is ended.
 * @return {Promise<{code: number, output: string}>} Resolves when it has ended.
 */
export async function run(
	[ program, ...parameters ],
	cwd,
	env = {},
	limit = LIMIT
) {
	const path =
		join( root, 'node_modules', '.bin' ) + delimiter + process.env.PATH;
	const child = spawn( program, parameters, {
		cwd,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		env: { ...process.env, ...env, PATH: path },
		shell: isWindows,
		// A process group: a fault may be an endless loop of PHP, which would go on after the tests were ended.
		detached: ! isWindows,
	} );
	running = child;
	const timer = setTimeout( () => end( child ), limit );
	let output = '';
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output += text;
		} );
	}
	const code = await new Promise( ( resolve, reject ) => {
		child.on( 'error', reject );
		child.on( 'close', resolve );
	} );
	clearTimeout( timer );
	running = undefined;
	return { code: code ?? 1, output };
}

function end( { pid } ) {
	try {
		process.kill( isWindows ? pid : -pid, 'SIGKILL' );
	} catch {
		// It has just ended.
	}
}
