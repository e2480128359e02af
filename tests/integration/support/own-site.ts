/**
 * A site that belongs to one test file alone, for tests that take away what there is.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connect, type Site } from '../../support/site';

/** How long a site may take until it answers. Milliseconds. */
const START = 120_000;

/**
 * Starts it before the tests of the file and removes it after them.
 *
 * @return The site, once the tests run.
 */
export function withOwnSite(): { site: Site } {
	const own = {} as { site: Site };
	let child: ChildProcess;
	let before: number;

	beforeAll( async () => {
		child = spawn(
			process.execPath,
			[ join( __dirname, '../../../bin/test-site.mjs' ) ],
			{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		own.site = connect( JSON.parse( await address( child ) ) );
		before = own.site.debugLog().ofPlugin.length;
	}, START );

	afterAll( async () => {
		const complaints = own.site?.debugLog().ofPlugin.slice( before );
		const ended = once( child, 'exit' );
		child.kill( 'SIGTERM' );
		await ended;
		expect( complaints ).toEqual( [] );
	}, START );

	return own;
}

/** What the command prints for the shell. */
async function address( { stdout }: ChildProcess ): Promise< string > {
	let text = '';
	for await ( const chunk of stdout ?? [] ) {
		text += chunk;
		const [ , found ] = /PHAROS_SITE='([^']+)'/.exec( text ) ?? [];
		if ( found ) {
			return found;
		}
	}
	throw new Error( `No site was started: ${ text }` );
}
