/**
 * Puts files of other folders into a site without copying them. PHP tells a file that is reached through a symbolic link by its
 * real path, which WordPress then takes for another folder: so these are hard links, or copies where there can be none.
 */
import {
	copyFileSync,
	linkSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	watch as watchFolder,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a file or folder appear in another place as well; what is there already and the same stays.
 *
 * @param {string}   from
 * @param {string}   to
 * @param {string[]} except Names directly in `from` to leave out.
 */
export function link( from, to, except = [] ) {
	const source = statSync( from );
	if ( source.isDirectory() ) {
		mkdirSync( to, { recursive: true } );
		for ( const name of readdirSync( from ) ) {
			if ( ! except.includes( name ) ) {
				link( join( from, name ), join( to, name ) );
			}
		}
		return;
	}
	const target = statSync( to, { throwIfNoEntry: false } );
	if ( target?.ino === source.ino && target.dev === source.dev ) {
		return;
	}
	rmSync( to, { recursive: true, force: true } );
	mkdirSync( dirname( to ), { recursive: true } );
	try {
		linkSync( from, to );
	} catch {
		copyFileSync( from, to );
	}
}

/**
 * Keeps linked files true: an editor that writes a new file and renames it leaves the link with the old one.
 *
 * @param {string} from
 * @param {string} to
 * @return {() => void} Ends it.
 */
export function watch( from, to ) {
	const isFolder = statSync( from ).isDirectory();
	const watcher = watchFolder(
		from,
		{ recursive: isFolder, persistent: false },
		( _, name ) => {
			const inside = isFolder ? name : '';
			if ( inside === null ) {
				return;
			}
			try {
				link( join( from, inside ), join( to, inside ) );
			} catch {
				// Gone, or gone again already.
				rmSync( join( to, inside ), { recursive: true, force: true } );
			}
		}
	);
	return () => watcher.close();
}
