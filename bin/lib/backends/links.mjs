/**
 * Puts files of other folders into a site without copying them. PHP tells a file that is reached through a symbolic link by its
 * real path, which WordPress then takes for another folder: so these are hard links, or copies where there can be none.
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

/** In milliseconds: whoever replaces many files is waited for. */
const pause = 50;

/**
 * Keeps linked files true: an editor that writes a new file and renames it leaves the link with the old one.
 *
 * @param {string} from
 * @param {string} to
 * @return {() => void} Ends it.
 */
export function watch( from, to ) {
	let timer;
	const watcher = watchFolder(
		from,
		{ recursive: statSync( from ).isDirectory(), persistent: false },
		() => {
			clearTimeout( timer );
			// All of it: of many changes at once some are not told.
			timer = setTimeout( () => mirror( from, to ), pause );
		}
	);
	return () => {
		clearTimeout( timer );
		watcher.close();
	};
}

/** As link(), and what is no longer there goes. */
function mirror( from, to ) {
	try {
		link( from, to );
		removeOthers( from, to );
	} catch {
		// Gone while it was read: that is the next change.
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
