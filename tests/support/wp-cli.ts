/** Runs WP-CLI as in a terminal of the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

export async function wp(
	{ folder }: SiteAddress,
	...command: string[]
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
