/**
 * Jobs of suites that run in jest: each runs some of the suite's files in one process.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { cache, root } from '../paths.mjs';
import { durationsOf } from './durations.mjs';
import { divide } from './job.mjs';

/** Duration of a job in seconds: jest itself needs two to start, and a processor may be idle that long at the end. */
const LONGEST = 90;

/**
 * @param {Object}   options
 * @param {string}   options.suite
 * @param {string[]} options.files
 * @param {string}   options.project      Of jest.config.js.
 * @param {Object}   [options.env]
 * @param {Object}   [options.server]     Server of the site that the tests need.
 * @param {boolean}  [options.needsBuild]
 * @param {string}   [options.variant]    Distinguishes jobs with the same files, such as "PHP 8.1".
 * @param {string}   [options.match]      Only tests whose name has it.
 * @param {Function} [options.only]       Whether to run a file.
 * @return {import('./job.mjs').Job[]} The jobs.
 */
export function jestJobs( {
	suite,
	files,
	project,
	env = {},
	server,
	needsBuild = false,
	variant = '',
	match,
	only = () => true,
} ) {
	const parts = divide(
		files.filter( ( file ) => only( file ) ),
		durationsOf( suite ),
		LONGEST
	);
	return parts.map( ( part, i ) => {
		const name = [ suite, variant, i ].filter( ( piece ) => piece !== '' );
		const report = join( cache, 'reports', `${ name.join( '-' ) }.json` );
		return {
			suite,
			title: `${ variant && `${ variant }, ` }part ${ i + 1 } of ${ parts.length }`,
			seconds: part.seconds,
			command: [
				'jest',
				'--selectProjects',
				project,
				'--runInBand',
				// Requests that start WordPress in a process of its own have no end (tests/support/inside.ts).
				...( needsBuild ? [ '--forceExit' ] : [] ),
				'--json',
				`--outputFile=${ report }`,
				...( match ? [ '--testNamePattern', match ] : [] ),
				'--runTestsByPath',
				...part.files,
			],
			env,
			...( needsBuild && { needsBuild, server } ),
			// With --match, most files have no test to run.
			mayBeEmpty: Boolean( match ),
			prepare: () => forget( report ),
			read: () => readReport( report ),
		};
	} );
}

/** Deletes the report of an earlier run, so that it isn't read as this run's. */
export async function forget( report ) {
	await mkdir( join( cache, 'reports' ), { recursive: true } );
	await rm( report, { force: true } );
}

/** @param {string} report Path of a JSON report; {} if it wasn't written. */
export const readJson = async ( report ) =>
	existsSync( report ) ? JSON.parse( await readFile( report, 'utf8' ) ) : {};

async function readReport( report ) {
	const {
		numPassedTests = 0,
		numFailedTests = 0,
		testResults = [],
	} = await readJson( report );
	return {
		passed: numPassedTests,
		failed: numFailedTests,
		files: testResults.map( ( { name, startTime, endTime } ) => ( {
			name: relative( root, name ),
			seconds: ( endTime - startTime ) / 1000,
		} ) ),
	};
}
