import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set( [
	'.cache',
	'.git',
	'build',
	'node_modules',
	'playwright-report',
	'test-results',
] );

/**
 * Lists the project's files, as paths from the root with forward slashes.
 *
 * @param {(path: string) => boolean} wanted
 * @param {string}                    folder
 * @return {Promise<string[]>} Sorted.
 */
export async function listFiles( wanted, folder = root ) {
	const found = [];
	for ( const entry of await readdir( folder, { withFileTypes: true } ) ) {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			found.push(
				...( skipped.has( entry.name )
					? []
					: await listFiles( wanted, path ) )
			);
		} else {
			found.push( relative( root, path ).split( sep ).join( '/' ) );
		}
	}
	return found.filter( wanted ).sort();
}
