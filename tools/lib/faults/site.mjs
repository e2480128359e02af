/**
 * The site of the tests that need WordPress: one for all rows, put back after each, because a test that fails leaves things behind.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { cp, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from './project.mjs';

/** Folders of wp-content that tests write to. */
const FOLDERS = [ 'database', 'uploads' ];

/**
 * Starts the site of the copy. It uses SQLite, whose files can be copied, and shows changes of code at once.
 *
 * @return {Promise<{env: Object, putBack: () => Promise<void>, stop: () => Promise<void>}>} `env` is for the tests.
 */
export async function startSite() {
	const program = spawn(
		process.execPath,
		[ join( 'tools', 'test-site.mjs' ) ],
		{
			cwd: project,
			stdio: [ 'ignore', 'pipe', 'inherit' ],
			env: { ...process.env, PHAROS_DB: 'sqlite', PHAROS_PLUGIN: '' },
		}
	);
	const stop = async () => {
		if ( program.exitCode === null ) {
			program.kill( 'SIGTERM' );
			await once( program, 'exit' );
		}
	};
	const address = await readAddress( program );
	const content = join( JSON.parse( address ).folder, 'wp-content' );
	const kept = join( project, '.cache', 'site-as-new' );
	const mustUse = readdirSync( join( content, 'mu-plugins' ) );
	await copyFolders( content, kept );
	return {
		env: { PHAROS_SITE: address, PHAROS_DB: 'sqlite' },
		stop,
		async putBack() {
			await copyFolders( kept, content );
			for ( const name of readdirSync( join( content, 'mu-plugins' ) ) ) {
				if ( ! mustUse.includes( name ) ) {
					await rm( join( content, 'mu-plugins', name ), {
						recursive: true,
					} );
				}
			}
			const log = join( content, 'debug.log' );
			if ( existsSync( log ) ) {
				await truncate( log );
			}
		},
	};
}

/** Waits for the line that `tools/test-site.mjs` prints. */
function readAddress( program ) {
	return new Promise( ( resolve, reject ) => {
		let text = '';
		program.stdout.setEncoding( 'utf8' ).on( 'data', ( part ) => {
			text += part;
			const found = /^export PHAROS_SITE='(.*)'$/m.exec( text );
			if ( found ) {
				resolve( found[ 1 ] );
			}
		} );
		program.on( 'exit', () =>
			reject( new Error( `The test site did not start:\n${ text }` ) )
		);
	} );
}

async function copyFolders( from, to ) {
	for ( const name of FOLDERS ) {
		await rm( join( to, name ), { recursive: true, force: true } );
		if ( existsSync( join( from, name ) ) ) {
			await cp( join( from, name ), join( to, name ), {
				recursive: true,
				preserveTimestamps: true,
			} );
		}
	}
}
