/**
 * The copy of the project that receives the faults. The project itself never changes.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import {
	cp,
	mkdir,
	readFile,
	rm,
	symlink,
	utimes,
	writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { link } from '../backends/links.mjs';
import { cache, root } from '../paths.mjs';
import { run } from './run.mjs';

/** The folder of the copy. */
export const project = join( cache, 'faults', 'project' );

/** Large folders of `.cache/` that no test changes. */
const SHARED = /^(wordpress-[\d.-]+|test-packages)$/;

/**
 * Creates the copy, or brings it up to date. Its files are copies, and not links: a fault is written into a file, so that the site, whose
 * files are links to those of the copy, has it at once.
 *
 * @param {string[]} paths All paths of the project.
 */
export async function copyProject( paths ) {
	await mkdir( project, { recursive: true } );
	for ( const name of readdirSync( project ) ) {
		if ( name !== '.cache' ) {
			await rm( join( project, name ), { recursive: true } );
		}
	}
	for ( const path of paths ) {
		mkdirSync( dirname( join( project, path ) ), { recursive: true } );
		await cp( join( root, path ), join( project, path ) );
	}
	await symlink(
		join( root, 'node_modules' ),
		join( project, 'node_modules' ),
		'junction'
	);
	for ( const name of readdirSync( cache ).filter( ( one ) =>
		SHARED.test( one )
	) ) {
		link( join( cache, name ), join( project, '.cache', name ) );
	}
	await copyBuild();
}

/** Copies the project's build, or builds the copy if there is none. */
export async function copyBuild() {
	const build = join( root, 'build' );
	if ( ! existsSync( join( build, 'admin.asset.php' ) ) ) {
		return buildCopy();
	}
	await rm( join( project, 'build' ), { recursive: true, force: true } );
	await cp( build, join( project, 'build' ), {
		recursive: true,
		preserveTimestamps: true,
	} );
}

/** Builds the copy with its fault, for the browser. */
export async function buildCopy() {
	const { code, output } = await run( [ 'wp-scripts', 'build' ], project );
	if ( code !== 0 ) {
		throw new Error( `The copy could not be built:\n${ output }` );
	}
}

let time = 0;

/**
 * Writes the fault into the copy.
 *
 * @param {import('../../../tests/faults/types').Fault} fault
 * @return {Promise<() => Promise<void>>} Takes it out again.
 */
export async function applyFault( { file, text, replacement } ) {
	const source = await readFile( join( project, file ), 'utf8' );
	const write = async ( content ) => {
		const path = join( project, file );
		await writeFile( path, content );
		// PHP and webpack compare times in seconds: two faults of the same second would be the same file to them.
		time = Math.max( time + 1, Math.floor( Date.now() / 1000 ) );
		await utimes( path, time, time );
	};
	// A function, because `$&` in a replacement has a meaning.
	await write( source.replace( text, () => replacement ) );
	return () => write( source );
}
