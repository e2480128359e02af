/**
 * The suites of `npm test`. Each resolves with the numbers of passed and failed tests, and never throws.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { listFiles } from './files.mjs';
import { findNativePhp } from './native-php.mjs';
import { cache, root } from './paths.mjs';
import { run, runQuietly } from './run.mjs';

const reports = join( cache, 'reports' );

export const suites = {
	lint: ( { output } ) =>
		checks(
			output,
			{
				// The longest-running first.
				'JavaScript and TypeScript': [ 'wp-scripts', 'lint-js' ],
				Types: [ 'tsc', '--noEmit' ],
				Formatting: [ 'prettier', '--check', '--log-level=warn', '.' ],
				'PHP syntax': [ 'node', 'bin/php-lint.mjs' ],
				'Settings types': [
					'node',
					'bin/settings-types.mjs',
					'--check',
				],
				Stylesheets: [ 'wp-scripts', 'lint-style', 'src/**/*.scss' ],
				Words: [ 'node', 'bin/words.mjs' ],
				Faults: [ 'node', 'bin/faults.mjs', '--check' ],
			},
			2
		),

	jest: ( options ) =>
		jest( 'unit', [ 'wp-scripts', 'test-unit-js' ], {
			...options,
			// Each test file leaves many objects behind: with a larger young generation, fewer are promoted before they become garbage.
			env: {
				NODE_OPTIONS: `--max-semi-space-size=32 ${
					process.env.NODE_OPTIONS ?? ''
				}`,
			},
		} ),

	rules: ( options ) =>
		jest(
			'rules',
			[ 'jest', '--config', 'jest-rules.config.js' ],
			options
		),

	build: ( { output } ) =>
		checks( output, {
			Build: [ 'wp-scripts', 'build' ],
			'Bundle sizes and script handles': [
				'node',
				'bin/bundle-size.mjs',
			],
			'Installable zip': [ 'node', 'bin/plugin-zip.mjs', '--no-build' ],
		} ),

	integration: ( options ) =>
		withBuild( options, () => integration( 'integration', options ) ),

	/** Tests that depend on the database, run on the database that the other suites don't use. */
	database: ( options ) => {
		const db = process.env.PHAROS_DB === 'mariadb' ? 'sqlite' : 'mariadb';
		const php = process.env.PHAROS_PHP || undefined;
		// Other WordPress versions are only available with SQLite.
		const why = process.env.PHAROS_WP
			? `there is only SQLite for WordPress ${ process.env.PHAROS_WP }`
			: findNativePhp( { php, db, install: true } ).why;
		return why
			? { passed: 0, failed: 0, leftOut: `left out: ${ why }` }
			: withBuild( options, async () =>
					integration( 'database', {
						...options,
						files: await marked( '@database' ),
						env: { PHAROS_SERVER: 'native', PHAROS_DB: db },
					} )
				);
	},

	/** The setup of a new contributor who only has Node installed. */
	playground: ( options ) =>
		withBuild( options, async () =>
			integration( 'playground', {
				...options,
				files: await marked( '@smoke' ),
				// Only a few files: a second site wouldn't be ready before the first has finished.
				workers: 1,
				env: { PHAROS_SERVER: 'playground', PHAROS_DB: 'sqlite' },
			} )
		),

	e2e: ( options ) => withBuild( options, () => playwright( options ) ),
};

/** Suites that run in parallel: each leaves a CPU idle some of the time, and neither depends on the other. */
export const pairs = [
	[ 'rules', 'build' ],
	[ 'database', 'playground' ],
];

/** Suites that need WordPress running. */
export const withSites = [ 'integration', 'database', 'playground', 'e2e' ];

/**
 * @param {string} tag Tag in the comment at the beginning of test files.
 * @return {Promise<string[]>} Paths of the test files with that tag.
 */
async function marked( tag ) {
	const files = await listFiles(
		( path ) => path.endsWith( '.test.ts' ),
		join( root, 'tests', 'integration' )
	);
	const texts = await Promise.all(
		files.map( ( path ) => readFile( join( root, path ), 'utf8' ) )
	);
	return files.filter( ( _, i ) =>
		texts[ i ].split( '*/' )[ 0 ].includes( tag )
	);
}

/**
 * Runs commands; each counts as one test.
 *
 * @param {Object}                   output   See output.mjs.
 * @param {Object<string, string[]>} commands By title.
 * @param {number}                   atOnce   Maximum number of parallel commands, which must not depend on each other.
 */
async function checks( output, commands, atOnce = 1 ) {
	const count = { passed: 0, failed: 0 };
	const left = Object.entries( commands );
	const work = async () => {
		for ( let next = left.shift(); next; next = left.shift() ) {
			const [ title, command ] = next;
			const { code, output: text } = await runQuietly( command );
			const ok = code === 0;
			count[ ok ? 'passed' : 'failed' ]++;
			output.write( `${ text }${ ok ? '✓' : '✗' } ${ title }\n` );
		}
	};
	await Promise.all( Array.from( { length: atOnce }, work ) );
	return count;
}

/**
 * Runs the integration tests.
 *
 * @param {string}   name
 * @param {Object}   options
 * @param {string[]} [options.files]   Test files to run; default: all.
 * @param {number}   [options.workers] Number of sites; default: as configured.
 */
function integration( name, { files, workers, ...options } ) {
	const flags = [
		...( workers ? [ `--maxWorkers=${ workers }` ] : [] ),
		...( files ? [ '--runTestsByPath', ...files ] : [] ),
	];
	return jest(
		name,
		[ 'jest', '--config', 'jest-integration.config.js', ...flags ],
		options
	);
}

async function jest( name, command, { match, repeat, output, env = {} } ) {
	const count = { passed: 0, failed: 0 };
	for ( let time = 0; time < repeat; time++ ) {
		const report = await freshReport( name );
		const code = await run(
			[
				...command,
				'--json',
				`--outputFile=${ report }`,
				...( match ? [ '--testNamePattern', match ] : [] ),
			],
			env,
			output
		);
		const { numPassedTests, numFailedTests } = await readReport( report );
		const { passed, failed } = verdict(
			code,
			numPassedTests,
			numFailedTests
		);
		count.passed += passed;
		count.failed += failed;
	}
	return count;
}

async function playwright( { match, repeat, db, output } ) {
	const report = await freshReport( 'e2e' );
	const code = await run(
		[
			'playwright',
			'test',
			`--repeat-each=${ repeat }`,
			...( match ? [ '--grep', match ] : [] ),
		],
		{
			PHAROS_E2E_REPORT: report,
			// A database server beside the browsers takes more CPU time than the SQLite drop-in.
			PHAROS_DB: db ?? 'sqlite',
		},
		output
	);
	const { stats } = await readReport( report );
	// "Flaky" tests passed after a retry.
	return verdict(
		code,
		stats && stats.expected + stats.flaky,
		stats?.unexpected
	);
}

/** A test file that couldn't be loaded, or a site that didn't start, is also a failure. */
function verdict( code, passed = 0, failed = 0 ) {
	return { passed, failed: code !== 0 ? Math.max( failed, 1 ) : failed };
}

/** The sites under test serve build/; `--only` may have excluded the suite that builds it. */
async function withBuild( { output }, suite ) {
	try {
		await ensureBuild( output );
	} catch ( error ) {
		output.write( `${ error.message }\n` );
		return { passed: 0, failed: 1 };
	}
	return suite();
}

/** Deletes the report of an earlier run, so that it isn't read as this run's. */
async function freshReport( name ) {
	const path = join( reports, `${ name }.json` );
	await mkdir( reports, { recursive: true } );
	await rm( path, { force: true } );
	return path;
}

async function readReport( path ) {
	return existsSync( path )
		? JSON.parse( await readFile( path, 'utf8' ) )
		: {};
}
