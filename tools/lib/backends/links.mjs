/**
 * Links files from other folders into a site without copying them. PHP resolves symbolic links to the real path, which WordPress then
 * treats as a different folder; so these are hard links, or copies where hard links aren't possible.
 */
import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	watch as watchFolder,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Links a file or folder to a second path. Identical files there are left untouched.
 *
 * @param {string}   from
 * @param {string}   to
 * @param {string[]} except Names directly in `from` to exclude.
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

/** Debounce time in milliseconds, for tools that replace many files at once. */
const pause = 50;

/**
 * Keeps linked files up to date: an editor that saves by renaming a new file breaks the hard link.
 *
 * @param {string} from
 * @param {string} to
 * @return {() => void} Stops watching.
 */
export function watch( from, to ) {
	let timer;
	const watcher = watchFolder(
		from,
		{ recursive: statSync( from ).isDirectory(), persistent: false },
		() => {
			clearTimeout( timer );
			// Mirror everything: the watcher may miss some of many simultaneous changes.
			timer = setTimeout( () => mirror( from, to ), pause );
		}
	);
	return () => {
		clearTimeout( timer );
		watcher.close();
	};
}

/** Does the same as link(), and deletes files that no longer exist in the source. */
function mirror( from, to ) {
	try {
		link( from, to );
		removeOthers( from, to );
	} catch {
		// The file was deleted while it was being read: the next change event handles it.
	}
}

function removeOthers( from, to ) {
	if ( ! statSync( to ).isDirectory() ) {
		return;
	}
	for ( const name of readdirSync( to ) ) {
		if ( existsSync( join( from, name ) ) ) {
			removeOthers( join( from, name ), join( to, name ) );
		} else {
			rmSync( join( to, name ), { recursive: true } );
		}
	}
}
