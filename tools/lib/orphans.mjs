/**
 * Processes of a site that outlived a killed run: MariaDB would keep its files locked, and PHP would serve what was removed.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The process that starts and stops those of a site: see server-child.mjs. */
const owner = 'server-child.mjs';

/** For MariaDB to write its files, in milliseconds. */
const patience = 10_000;

/**
 * @param {string} list   The output of `ps -eo pid=,ppid=,args=`.
 * @param {string} folder Folder of a site.
 * @return {number[]} The ids of its PHP and MariaDB processes whose owner no longer exists; children of PHP end with it.
 */
export function orphansIn( list, folder ) {
	const rows = list
		.split( '\n' )
		.map( ( line ) => /^\s*(\d+)\s+(\d+)\s+(.*)/.exec( line ) )
		.filter( Boolean )
		.map( ( [ , id, parent, command ] ) => ( { id, parent, command } ) );
	const isOfSite = ( { command } ) =>
		command.includes( `--datadir=${ join( folder, 'mariadb' ) } ` ) ||
		command.includes( ` -t ${ folder } ` );
	const ours = rows.filter( isOfSite );
	return ours
		.filter( ( { parent } ) => {
			const { command = '' } =
				rows.find( ( { id } ) => id === parent ) ?? {};
			return (
				! command.includes( owner ) &&
				! ours.some( ( { id } ) => id === parent )
			);
		} )
		.map( ( { id } ) => Number( id ) );
}

/**
 * Ends them.
 *
 * @param {string} folder Folder of a site.
 */
export async function stopOrphans( folder ) {
	for ( const signal of [ 'SIGTERM', 'SIGKILL' ] ) {
		const end = Date.now() + patience;
		let left = find( folder );
		left.forEach( ( id ) => kill( id, signal ) );
		while ( left.length > 0 && Date.now() < end ) {
			await pause( 100 );
			left = find( folder );
		}
	}
}

function find( folder ) {
	try {
		return orphansIn(
			execFileSync( 'ps', [ '-ww', '-eo', 'pid=,ppid=,args=' ], {
				encoding: 'utf8',
				maxBuffer: 64 * 1024 * 1024,
			} ),
			folder
		);
	} catch {
		// There is no `ps`: on Windows, which has no native server either.
		return [];
	}
}

/** Each has a process group of its own, with its workers. */
function kill( id, signal ) {
	try {
		process.kill( -id, signal );
	} catch {
		// It has just ended by itself.
	}
}
