/**
 * The suites of `npm test`. Each resolves with how many tests passed and failed, and never throws.
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
				// The longest first.
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
			},
			2
		),

	jest: ( options ) =>
		jest( 'unit', [ 'wp-scripts', 'test-unit-js' ], {
			...options,
			// Each file leaves a browser's worth of objects: with more room for new ones, fewer are moved before they are garbage.
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

	/** What depends on the database, on the one that the other suites don't have. */
	database: ( options ) => {
		const db = process.env.PHAROS_DB === 'mariadb' ? 'sqlite' : 'mariadb';
		const php = process.env.PHAROS_PHP || undefined;
		// Another WordPress than ours comes with SQLite only.
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

	/** What somebody new gets, who has Node and nothing else. */
	playground: ( options ) =>
		withBuild( options, async () =>
			integration( 'playground', {
				...options,
				files: await marked( '@smoke' ),
				// Few files: a second site would not be started yet when the first has done them.
				workers: 1,
				env: { PHAROS_SERVER: 'playground', PHAROS_DB: 'sqlite' },
			} )
		),

	e2e: ( options ) => withBuild( options, () => playwright( options ) ),
};

/** One of each leaves a processor idle at least for a while, and needs nothing of the other: they run at the same time. */
export const pairs = [
	[ 'rules', 'build' ],
	[ 'database', 'playground' ],
];

/** Those that need WordPress running. */
export const withSites = [ 'integration', 'database', 'playground', 'e2e' ];

/**
 * @param {string} tag In the comment that a test file begins with.
 * @return {Promise<string[]>} Paths of the test files that carry it.
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
 * Each command is one test.
 *
 * @param {Object}                   output   See output.mjs.
 * @param {Object<string, string[]>} commands By title.
 * @param {number}                   atOnce   How many may run at the same time: those that need nothing of each other.
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
 * @param {string}   name
 * @param {Object}   options
 * @param {string[]} [options.files]   Some files instead of all.
 * @param {number}   [options.workers] Another number of sites than the configuration's.
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
			// A second server beside the browsers takes more than the drop-in for SQLite does.
			PHAROS_DB: db ?? 'sqlite',
		},
		output
	);
	const { stats } = await readReport( report );
	// "Flaky" passed in the end, after a retry.
	return verdict(
		code,
		stats && stats.expected + stats.flaky,
		stats?.unexpected
	);
}

/** Also a test file that could not be loaded, or a site that did not start, is a failure. */
function verdict( code, passed = 0, failed = 0 ) {
	return { passed, failed: code !== 0 ? Math.max( failed, 1 ) : failed };
}

/** The sites under test serve build/; `--only` may have left out the suite that makes it. */
async function withBuild( { output }, suite ) {
	try {
		await ensureBuild( output );
	} catch ( error ) {
		output.write( `${ error.message }\n` );
		return { passed: 0, failed: 1 };
	}
	return suite();
}

/** No old report is taken for this run's. */
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
