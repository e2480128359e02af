/**
 * The suites of `npm test`. Each resolves with how many tests passed and failed, and never throws.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { cache } from './paths.mjs';
import { run } from './run.mjs';

const reports = join( cache, 'reports' );

export const suites = {
	lint: () =>
		checks( {
			'JavaScript and TypeScript': [ 'wp-scripts', 'lint-js' ],
			Stylesheets: [ 'wp-scripts', 'lint-style', 'src/**/*.scss' ],
			Formatting: [ 'prettier', '--check', '--log-level=warn', '.' ],
			Types: [ 'tsc', '--noEmit' ],
			'PHP syntax': [ 'node', 'bin/php-lint.mjs' ],
			'Settings types': [ 'node', 'bin/settings-types.mjs', '--check' ],
		} ),

	jest: () => jest( 'unit', [ 'wp-scripts', 'test-unit-js' ] ),

	build: () =>
		checks( {
			Build: [ 'wp-scripts', 'build' ],
			'Bundle sizes and script handles': [
				'node',
				'bin/bundle-size.mjs',
			],
			'Installable zip': [ 'node', 'bin/plugin-zip.mjs', '--no-build' ],
		} ),

	integration: () =>
		withBuild( () =>
			jest( 'integration', [
				'jest',
				'--config',
				'jest-integration.config.js',
			] )
		),

	e2e: () => withBuild( playwright ),
};

/** Each command is one test. */
async function checks( commands ) {
	const count = { passed: 0, failed: 0 };
	for ( const [ title, command ] of Object.entries( commands ) ) {
		const ok = ( await run( command ) ) === 0;
		count[ ok ? 'passed' : 'failed' ]++;
		process.stdout.write( `${ ok ? '✓' : '✗' } ${ title }\n` );
	}
	return count;
}

async function jest( name, command ) {
	const report = await freshReport( name );
	const code = await run( [
		...command,
		'--json',
		`--outputFile=${ report }`,
	] );
	const { numPassedTests, numFailedTests } = await readReport( report );
	return verdict( code, numPassedTests, numFailedTests );
}

async function playwright() {
	const report = await freshReport( 'e2e' );
	const code = await run( [ 'playwright', 'test' ], {
		PHAROS_E2E_REPORT: report,
	} );
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
async function withBuild( suite ) {
	try {
		await ensureBuild();
	} catch ( error ) {
		process.stderr.write( `${ error.message }\n` );
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
