/**
 * Runs commands in the copy.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../paths.mjs';

/** A test that waits forever because of its fault has noticed it. */
const LIMIT = 5 * 60_000;

/**
 * @param {string[]} command A program of node_modules/.bin or of the PATH, and its parameters.
 * @param {string}   cwd
 * @param {Object}   env     Added to this process's environment.
 * @return {Promise<{code: number, output: string}>} Resolves when it has ended.
 */
export function run( [ program, ...parameters ], cwd, env = {} ) {
	const path =
		join( root, 'node_modules', '.bin' ) + delimiter + process.env.PATH;
	const child = spawn( program, parameters, {
		cwd,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		env: { ...process.env, ...env, PATH: path },
		shell: process.platform === 'win32',
		timeout: LIMIT,
	} );
	let output = '';
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output += text;
		} );
	}
	return new Promise( ( resolve, reject ) => {
		child.on( 'error', reject );
		child.on( 'close', ( code ) => resolve( { code: code ?? 1, output } ) );
	} );
}
