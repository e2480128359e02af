/**
 * The table of faults, and whether it is up to date.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import '../typescript.mjs';
import { problemOfTest } from './find-tests.mjs';

/**
 * @param {string} [only] An id, or a text of a row.
 * @return {Promise<import('../../../tests/faults/types').Fault[]>} The rows.
 */
export async function readTable( only ) {
	const { faults } = await import( '../../../tests/faults/index.ts' );
	const exact = faults.filter( ( { id } ) => id === only );
	return exact.length > 0
		? exact
		: faults.filter(
				( row ) =>
					! only || JSON.stringify( row ).includes( only.trim() )
			);
}

/** All paths of the project. */
export const allPaths = () => listFiles( () => true );

/**
 * Rows that no longer fit the project. A changed text means that the row needs to be written again, not that it isn’t needed.
 *
 * @param {import('../../../tests/faults/types').Fault[]} faults
 * @param {string[]}                                      paths  All paths of the project.
 * @return {Promise<Map<string, string>>} What is wrong, by the id of the row.
 */
export async function staleRows( faults, paths ) {
	const stale = new Map();
	const seen = new Set();
	for ( const fault of faults ) {
		const problem =
			( seen.has( fault.id ) && 'another row has this id' ) ||
			( await problemOfText( fault ) ) ||
			problemOfTest( fault, paths );
		if ( problem ) {
			stale.set( fault.id, problem );
		}
		seen.add( fault.id );
	}
	return stale;
}

async function problemOfText( { file, text, replacement } ) {
	if ( text === replacement ) {
		return 'nothing is replaced';
	}
	let source;
	try {
		source = await readFile( join( root, file ), 'utf8' );
	} catch {
		return `there is no file ${ file }`;
	}
	const count = source.split( text ).length - 1;
	return count === 1
		? undefined
		: `its text occurs ${ count } times in ${ file }`;
}
