/** Runs WP-CLI as in a terminal of the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SiteAddress } from './site';

export interface Ended {
	code: number;
	stdout: string;
	stderr: string;
}

/** PHP in WebAssembly has no terminal; only sites with a native PHP have this file. */
export const hasTerminal = ( { folder }: SiteAddress ) =>
	existsSync( join( folder, 'wp-constants.php' ) );

/**
 * Runs a command.
 *
 * @param site        The site.
 * @param site.folder
 * @param command     Its parameters.
 */
export async function wp(
	{ folder }: SiteAddress,
	...command: string[]
): Promise< Ended > {
	return (
		( await askServer( folder, command ) ) ??
		( await startProcess( folder, command ) )
	);
}

/** By the site's process for commands (tools/php/wp-cli.php); undefined if there is none. */
async function askServer(
	folder: string,
	command: string[]
): Promise< Ended | undefined > {
	// Relative, because paths of sockets are limited to 107 characters.
	const socket = connect( relative( '.', join( folder, 'wp-cli.sock' ) ) );
	socket.write( JSON.stringify( command ) + '\n' );
	const answer = await text( socket ).catch( () => '' );
	return answer === '' ? undefined : JSON.parse( answer );
}

async function startProcess(
	folder: string,
	command: string[]
): Promise< Ended > {
	const child = spawn(
		'node',
		[ join( __dirname, 'run-wp-cli.mjs' ), folder, ...command ],
		{ stdio: [ 'ignore', 'pipe', 'pipe' ] }
	);
	const [ stdout, stderr, [ code ] ] = await Promise.all( [
		text( child.stdout ),
		text( child.stderr ),
		once( child, 'exit' ),
	] );
	return { code, stdout, stderr };
}
