import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Runs a command in the root of the project, its output shown as it comes.
 *
 * @param {string[]} command A program of node_modules/.bin or of the PATH, and its parameters.
 * @param {Object}   env     Added to this process's environment.
 * @return {Promise<number>} The exit code; 1 when it could not be started or was killed.
 */
export function run( [ program, ...parameters ], env = {} ) {
	const path =
		join( root, 'node_modules', '.bin' ) + delimiter + process.env.PATH;
	const child = spawn( program, parameters, {
		cwd: root,
		stdio: [ 'ignore', 'inherit', 'inherit' ],
		env: { ...process.env, ...env, PATH: path },
		shell: process.platform === 'win32',
	} );
	return new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			process.stderr.write( `${ program }: ${ error.message }\n` );
			resolve( 1 );
		} );
		child.on( 'exit', ( code ) => resolve( code ?? 1 ) );
	} );
}
