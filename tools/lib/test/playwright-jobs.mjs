/**
 * Jobs of the browser tests: each runs some of the files in one browser, with one site.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../paths.mjs';
import { durationsOf } from './durations.mjs';
import { forget, readJson } from './jest-jobs.mjs';
import { divide } from './job.mjs';

/** Each starts Playwright and a browser that has compiled no script of WordPress yet: ten seconds of processor time. */
const JOBS = 2;

/** Files whose tests open the block editor: a browser's first one takes five seconds of processor time more than the next. */
const opensEditor = ( file ) =>
	readFileSync( join( root, file ), 'utf8' ).includes( '/support/editor' );

/**
 * @param {Object}   options
 * @param {string}   [options.suite]
 * @param {string}   [options.variant]     Distinguishes jobs with the same files, such as "WordPress 6.8.8".
 * @param {string[]} options.files
 * @param {Object}   options.browserServer Server of the site.
 * @param {string}   [options.match]       Only tests whose name has it.
 * @param {Function} [options.only]        Whether to run a file.
 * @return {import('./job.mjs').Job[]} The jobs.
 */
export function playwrightJobs( {
	suite = 'e2e',
	variant = '',
	files,
	browserServer,
	match,
	only = () => true,
} ) {
	const chosen = files.filter( ( file ) => only( file ) );
	const secondsOf = durationsOf( 'e2e' );
	const secondsOfAll = ( group ) =>
		group.reduce( ( sum, file ) => sum + secondsOf( file ), 0 );
	const inEditor = chosen.filter( opensEditor );
	const groups = [
		...( inEditor.length > 0 ? [ inEditor ] : [] ),
		...chosen
			.filter( ( file ) => ! inEditor.includes( file ) )
			.map( ( file ) => [ file ] ),
	];
	const parts = divide( groups, secondsOfAll, secondsOfAll( chosen ) / JOBS );
	return parts.map( ( part, i ) => {
		const name = [ 'e2e', variant, i + 1 ].filter( Boolean ).join( '-' );
		const report = join( cache, 'reports', `${ name }.json` );
		return {
			suite,
			title: `${ variant && `${ variant } in a browser, ` }part ${ i + 1 } of ${ parts.length }`,
			seconds: part.seconds,
			command: [
				'playwright',
				'test',
				`--output=test-results/${ name }`,
				...( match ? [ '--grep', match, '--pass-with-no-tests' ] : [] ),
				...part.files.flat(),
			],
			env: { PHAROS_E2E_REPORT: report },
			server: browserServer,
			isBrowsers: true,
			needsBuild: true,
			mayBeEmpty: Boolean( match ),
			prepare: () => forget( report ),
			read: () => readReport( report ),
		};
	} );
}

async function readReport( report ) {
	const { stats, suites = [] } = await readJson( report );
	return {
		// "Flaky" tests passed after a retry.
		passed: stats ? stats.expected + stats.flaky : 0,
		failed: stats?.unexpected ?? 0,
		files: suites.map( ( suite ) => ( {
			name: join( 'tests', 'e2e', suite.file ),
			seconds: durationOf( suite ) / 1000,
		} ) ),
	};
}

const durationOf = ( { suites = [], specs = [] } ) =>
	suites.reduce( ( sum, suite ) => sum + durationOf( suite ), 0 ) +
	specs
		.flatMap( ( { tests } ) => tests )
		.flatMap( ( { results } ) => results )
		.reduce( ( sum, { duration } ) => sum + duration, 0 );
