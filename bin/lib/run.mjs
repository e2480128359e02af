import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { shown } from './output.mjs';
import { root } from './paths.mjs';

/**
 * Runs a command in the project's root. Its output is shown live or buffered, depending on `output`.
 *
 * @param {string[]} command A program of node_modules/.bin or of the PATH, and its parameters.
 * @param {Object}   env     Added to this process's environment.
 * @param {Object}   output  See output.mjs.
 * @return {Promise<number>} The exit code; 1 when it couldn't be started or was killed.
 */
export function run( command, env = {}, output = shown ) {
	const child = start( command, env, output.isShown ? 'inherit' : 'pipe' );
	listen( child, output.write );
	return ended( child );
}

/**
 * Runs a command and returns its whole output, for commands that run in parallel.
 *
 * @param {string[]} command
 * @return {Promise<{code: number, output: string}>} Resolves when it has ended.
 */
export async function runQuietly( command ) {
	const child = start( command, {}, 'pipe' );
	let output = '';
	listen( child, ( text ) => {
		output += text;
	} );
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

function listen( { stdout, stderr }, tell ) {
	for ( const stream of [ stdout, stderr ] ) {
		stream?.setEncoding( 'utf8' ).on( 'data', tell );
	}
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
