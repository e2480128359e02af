/**
 * What the tests say: runs them in the copy and reads their reports.
 */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testCommand } from './find-tests.mjs';
import { project } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {Object} Results
 * @property {string[]} passed Full names of the tests that passed.
 * @property {string[]} failed Full names of those that failed, or what is wrong with a whole file.
 * @property {string}   output What the command printed.
 */

/**
 * Runs test files, or some of their tests.
 *
 * @param {string}   runner See runnerOf().
 * @param {string[]} files
 * @param {string[]} names  See testCommand().
 * @param {Object}   env    The site; see site.mjs.
 * @param {number}   limit  See run().
 * @return {Promise<Results>} Resolves when they have ended.
 */
export async function runTests( runner, files, names, env, limit ) {
	const report = join( project, '.cache', 'report.json' );
	await rm( report, { force: true } );
	const { code, output } = await run(
		testCommand( runner, files, names, report ),
		project,
		{ ...env, PHAROS_E2E_REPORT: report },
		limit
	);
	const results = existsSync( report )
		? read( JSON.parse( await readFile( report, 'utf8' ) ) )
		: { passed: [], failed: [] };
	if ( code !== 0 && results.failed.length === 0 ) {
		results.failed.push( `the tests ended with ${ code }` );
	}
	return { ...results, output };
}

const read = ( report ) =>
	report.testResults ? readJest( report ) : readPlaywright( report );

function readJest( { testResults } ) {
	const tests = testResults.flatMap( ( file ) => file.assertionResults );
	const named = ( status ) =>
		tests
			.filter( ( test ) => test.status === status )
			.map( ( test ) => test.fullName );
	const failed = named( 'failed' );
	// A file that could not be loaded, or that left something behind.
	const broken = testResults
		.filter( ( file ) => file.status === 'failed' && failed.length === 0 )
		.map( ( file ) => file.message.trim().slice( 0, 300 ) );
	return { passed: named( 'passed' ), failed: [ ...failed, ...broken ] };
}

function readPlaywright( { suites = [], errors = [] } ) {
	const results = {
		passed: [],
		failed: errors.map( ( { message } ) => message ),
	};
	const walk = ( { title, specs = [], suites: more = [] }, above ) => {
		const path = [ ...above, title ];
		for ( const spec of specs ) {
			results[ spec.ok ? 'passed' : 'failed' ].push(
				[ ...path, spec.title ].join( ' ' )
			);
		}
		more.forEach( ( suite ) => walk( suite, path ) );
	};
	suites.forEach( ( suite ) => walk( suite, [] ) );
	return results;
}
