import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Runs a command and shows its output.
 *
 * @param {string[]} command A program of node_modules/.bin or of the PATH, and its parameters.
 * @param {string}   folder  Where; default: the project's root.
 * @return {Promise<number>} The exit code; 1 when it couldn't be started or was killed.
 */
export function run( [ program, ...parameters ], folder = root ) {
	const path =
		join( root, 'node_modules', '.bin' ) + delimiter + process.env.PATH;
	const child = spawn( program, parameters, {
		cwd: folder,
		stdio: [ 'ignore', 'inherit', 'inherit' ],
		env: { ...process.env, PATH: path },
		shell: process.platform === 'win32',
	} );
	return new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			process.stderr.write( `${ program }: ${ error.message }\n` );
			resolve( 1 );
		} );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );
}
