/**
 * Finds out whether the tests notice faults.
 */
import { checkCommand, runnerOf, testFiles } from './find-tests.mjs';
import { applyFault, buildCopy, copyBuild, project } from './project.mjs';
import { runTests } from './results.mjs';
import { run } from './run.mjs';

/** Time for the tests of all rows, in milliseconds. */
const ALL = 60 * 60_000;

/**
 * The tests of all rows without a fault: a test that fails anyway notices nothing. Files of a command run together.
 *
 * @param {import('../../../tests/faults/types').Fault[]} faults
 * @param {string[]}                                      paths  All paths of the project.
 * @param {Object}                                        env    The site; see site.mjs.
 * @return {Promise<Map<string, string>>} What is wrong, by the id of the row.
 */
export async function unfitTests( faults, paths, env ) {
	const unfit = new Map();
	for ( const [ command, rows ] of byCheck( faults ) ) {
		const { code, output } = await run( command.split( '\n' ), project );
		if ( code !== 0 ) {
			rows.forEach( ( { id } ) => unfit.set( id, output ) );
		}
	}
	const missing = new Map();
	const found = new Set();
	for ( const rows of byRunner( faults, paths ).values() ) {
		const { passed, failed, output } = await runTests(
			rows[ 0 ].runner,
			[ ...new Set( rows.map( ( { test } ) => test ) ) ],
			rows.flatMap( ( { name } ) => name ?? [] ),
			env,
			ALL
		);
		for ( const { id, name = '' } of rows ) {
			const fails = failed.find( ( test ) => test.includes( name ) );
			if ( fails !== undefined ) {
				unfit.set( id, `it fails without the fault: ${ fails }` );
			} else if ( passed.some( ( test ) => test.includes( name ) ) ) {
				found.add( id );
			} else {
				missing.set( id, failed[ 0 ] ?? `no such test\n${ output }` );
			}
		}
	}
	// The test may be in either of two files.
	for ( const [ id, problem ] of missing ) {
		if ( ! found.has( id ) && ! unfit.has( id ) ) {
			unfit.set( id, problem );
		}
	}
	return unfit;
}

/**
 * @param {import('../../../tests/faults/types').Fault} fault
 * @param {string[]}                                    paths All paths of the project.
 * @param {Object}                                      env   The site; see site.mjs.
 * @return {Promise<string|undefined>} The name of the test that noticed the fault, if one did.
 */
export async function noticedBy( fault, paths, env ) {
	const remove = await applyFault( fault );
	try {
		if ( fault.suite === 'lint' ) {
			const { code } = await run( checkCommand( fault ), project );
			return code === 0 ? undefined : fault.test;
		}
		if ( needsBuild( fault ) ) {
			await buildCopy();
		}
		for ( const file of testFiles( fault, paths ) ) {
			const { failed } = await runTests(
				runnerOf( file ),
				[ file ],
				fault.name ? [ fault.name ] : [],
				env
			);
			if ( failed.length > 0 ) {
				return failed[ 0 ];
			}
		}
		return undefined;
	} finally {
		await remove();
		await ( needsBuild( fault ) && copyBuild() );
	}
}

const needsBuild = ( { suite, file } ) =>
	suite === 'e2e' && /\.(tsx?|scss)$/.test( file );

/** Rows by the command of their check of lint, whose words are lines. */
function byCheck( faults ) {
	return group(
		faults.filter( ( { suite } ) => suite === 'lint' ),
		( fault ) => checkCommand( fault ).join( '\n' )
	);
}

/** Rows by what runs their tests; those of whole files separately. */
function byRunner( faults, paths ) {
	const rows = faults
		.filter( ( { suite } ) => suite !== 'lint' )
		.flatMap( ( fault ) =>
			testFiles( fault, paths ).map( ( file ) => ( {
				...fault,
				test: file,
				runner: runnerOf( file ),
			} ) )
		);
	return group(
		rows,
		( { runner, name } ) => `${ runner } ${ name ? 'tests' : 'files' }`
	);
}

function group( items, keyOf ) {
	const groups = new Map();
	for ( const item of items ) {
		const key = keyOf( item );
		groups.set( key, [ ...( groups.get( key ) ?? [] ), item ] );
	}
	return groups;
}
