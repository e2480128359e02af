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
export function run( command, env = {} ) {
	return ended( start( command, env, 'inherit' ) );
}

/**
 * The same, but what it prints is answered in one piece: for commands that run side by side.
 *
 * @param {string[]} command
 * @return {Promise<{code: number, output: string}>} When it has ended.
 */
export async function runQuietly( command ) {
	const child = start( command, {}, 'pipe' );
	let output = '';
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output += text;
		} );
	}
	return { code: await ended( child ), output };
}

function start( [ program, ...parameters ], env, output ) {
	const path =
		join( root, 'node_modules', '.bin' ) + delimiter + process.env.PATH;
	return spawn( program, parameters, {
		cwd: root,
		stdio: [ 'ignore', output, output ],
		env: { ...process.env, ...env, PATH: path },
		shell: process.platform === 'win32',
	} );
}

function ended( child ) {
	return new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			process.stderr.write(
				`${ child.spawnfile }: ${ error.message }\n`
			);
			resolve( 1 );
		} );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );
}
