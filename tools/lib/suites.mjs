/**
 * The suites of `npm test`: each is a function that returns its jobs (test/job.mjs).
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { findNativePhp } from './native-php.mjs';
import { root } from './paths.mjs';
import { jestJobs } from './test/jest-jobs.mjs';
import { playwrightJobs } from './test/playwright-jobs.mjs';
import { versionJobs } from './test/versions.mjs';
import { installWebServers } from './web-servers.mjs';

/**
 * Each test file of jest, and each file that is linted, leaves many objects behind: with a larger young generation, fewer are promoted before
 * they become garbage.
 */
const manyObjects = {
	NODE_OPTIONS: `--max-semi-space-size=32 ${ process.env.NODE_OPTIONS ?? '' }`,
};

/** Commands of the suite "lint", with their expected duration in seconds. `changed` takes the changed files in place of all. */
const lint = [
	{
		title: 'JavaScript and TypeScript',
		seconds: 60,
		command: [ 'eslint' ],
		env: manyObjects,
		all: [ '.' ],
		changed: /\.(m?js|cjs|tsx?)$/,
	},
	{
		title: 'Types',
		seconds: 20,
		// The native compiler takes a third of the processor time of TypeScript 6, which the linter needs for its API. Its threads would
		// compete with other jobs, and each of them checks some types again.
		command: [
			'node',
			'node_modules/typescript-7/bin/tsc',
			'--noEmit',
			'--singleThreaded',
		],
	},
	{
		title: 'Formatting',
		seconds: 60,
		command: [ 'prettier', '--check', '--log-level=warn' ],
		env: manyObjects,
		all: [ '.' ],
		changed: /\.(m?js|cjs|tsx?|php|json|scss|md|yml)$/,
	},
	{
		title: 'PHP syntax',
		seconds: 10,
		command: [ 'node', 'tools/php-lint.mjs' ],
	},
	{
		title: 'Settings types',
		seconds: 5,
		command: [ 'node', 'tools/settings-types.mjs', '--check' ],
	},
	{
		title: 'Kinds of schema.org’s properties',
		seconds: 2,
		command: [ 'node', 'tools/schema-kinds.mjs', '--check' ],
	},
	{
		title: 'REST reference',
		seconds: 5,
		command: [ 'node', 'tools/rest-docs.mjs', '--check' ],
	},
	{
		title: 'WP-CLI reference',
		seconds: 4,
		command: [ 'node', 'tools/cli-docs.mjs', '--check' ],
	},
	{
		title: 'Hooks reference',
		seconds: 4,
		command: [ 'node', 'tools/hooks.mjs', '--check' ],
	},
	{
		title: 'Tables of the docs',
		seconds: 5,
		command: [ 'node', 'tools/docs-tables.mjs', '--check' ],
	},
	{
		title: 'Stylesheets',
		seconds: 5,
		command: [ 'wp-scripts', 'lint-style', 'src/**/*.scss' ],
	},
	{
		title: 'PHP classes',
		seconds: 10,
		command: [ 'node', 'tools/php-check.mjs' ],
	},
	{ title: 'Words', seconds: 5, command: [ 'node', 'tools/words.mjs' ] },
	{
		title: 'Faults',
		seconds: 2,
		command: [ 'node', 'tools/faults.mjs', '--check' ],
	},
	{
		title: 'Translatable texts',
		seconds: 8,
		command: [ 'node', 'tools/pot.mjs', '--check' ],
	},
];

/**
 * @typedef {Object} Wanted
 * @property {string}   [match]       Only tests whose name has it.
 * @property {Function} [only]        Whether a test file can be reached by a change; default: all.
 * @property {Object}   server        The server of the integration tests, from chooseTestServer().
 * @property {string}   [db]          The database that was asked for.
 * @property {string}   [php]         The PHP version that was asked for.
 * @property {string}   [wp]          The WordPress version that was asked for.
 * @property {Object}   browserServer The server of the browser tests.
 * @property {Object}   playground    PHP in WebAssembly.
 */

/** @type {Object<string, (wanted: Wanted) => Promise<import('./test/job.mjs').Job[]>|{leftOut: string}>} */
export const suites = {
	lint: async ( { only } ) =>
		lint.flatMap(
			( { title, seconds, command, env, all = [], changed } ) => {
				const files =
					only && changed
						? only.files.filter(
								( file ) =>
									changed.test( file ) &&
									existsSync( join( root, file ) )
							)
						: all;
				const hasNothing = only && changed && files.length === 0;
				return hasNothing
					? []
					: {
							suite: 'lint',
							title,
							seconds: only && changed ? 5 : seconds,
							command: [ ...command, ...files ],
							env,
						};
			}
		),

	jest: async ( wanted ) =>
		jestJobs( {
			...wanted,
			suite: 'jest',
			files: await testFiles( 'common', 'src', 'store' ),
			project: 'unit',
			env: manyObjects,
		} ),

	rules: async ( wanted ) =>
		jestJobs( {
			...wanted,
			suite: 'rules',
			files: await testFiles(
				'tests/rules',
				'tests/simulators',
				'tools'
			),
			project: 'rules',
		} ),

	build: async () => [
		{
			suite: 'build',
			title: 'Build',
			seconds: 60,
			command: [ 'node', 'tools/build.mjs' ],
			builds: true,
		},
		{
			suite: 'build',
			title: 'Bundle sizes and script handles',
			seconds: 2,
			command: [ 'node', 'tools/bundle-size.mjs' ],
			needsBuild: true,
		},
		{
			suite: 'build',
			title: 'Release: versions, licenses, the zip on a new site',
			seconds: 12,
			command: [ 'node', 'tools/release.mjs', '--check', '--no-build' ],
			needsBuild: true,
		},
	],

	/** Over HTTP. */
	integration: async ( wanted ) =>
		integration( 'integration', wanted, await integrationFiles() ),

	/** In a process in which WordPress is loaded. */
	inside: async ( wanted ) => {
		// Without them, the test of their files is left out, and says so.
		installWebServers();
		return integration(
			'inside',
			wanted,
			await testFiles( 'tests/inside' ),
			'inside'
		);
	},

	/** Tests that depend on the database, run on the database that the other suites don't use. */
	database: async ( wanted ) => {
		const db = wanted.server.db === 'mariadb' ? 'sqlite' : 'mariadb';
		const { php, why } = findNativePhp( {
			php: wanted.php,
			db,
			install: true,
		} );
		return php
			? integration(
					'database',
					{
						...wanted,
						server: {
							backend: 'native',
							php: php.path,
							db,
							wp: wanted.server.wp,
						},
					},
					await marked( '@database' )
				)
			: { leftOut: why };
	},

	/** The setup of a new contributor who only has Node installed. */
	playground: async ( wanted ) =>
		integration(
			'playground',
			{ ...wanted, server: wanted.playground },
			await marked( '@smoke' )
		),

	/** By `npm test -- --versions`. */
	versions: async ( wanted ) =>
		versionJobs( wanted, {
			smoke: await marked( '@smoke' ),
			browser: await marked( '@smoke', await browserFiles() ),
			firefox: await testFiles( 'tests/firefox' ),
		} ),

	e2e: async ( wanted ) =>
		playwrightJobs( {
			...wanted,
			files: await browserFiles(),
		} ),
};

/** Suites that need WordPress running. */
export const withSites = [
	'inside',
	'integration',
	'database',
	'playground',
	'versions',
	'e2e',
];

/** Suites that run only if they are named: others run what they do with one version. */
export const onDemand = [ 'versions' ];

const integration = ( suite, wanted, files, project = 'integration' ) =>
	jestJobs( {
		...wanted,
		suite,
		files,
		project,
		env: { ...manyObjects, ...wanted.env },
		needsBuild: true,
	} );

const integrationFiles = () => testFiles( 'tests/integration' );

const browserFiles = () =>
	listFiles(
		( path ) => path.endsWith( '.spec.ts' ),
		join( root, 'tests', 'e2e' )
	);

async function testFiles( ...folders ) {
	const isTest = ( path ) => /\.test\.tsx?$/.test( path );
	const lists = await Promise.all(
		folders.map( ( folder ) => listFiles( isTest, join( root, folder ) ) )
	);
	return lists.flat().sort();
}

/**
 * @param {string}   tag   Tag in the comment at the beginning of test files.
 * @param {string[]} files Default: the integration tests.
 * @return {Promise<string[]>} Paths of those with that tag.
 */
async function marked( tag, files ) {
	const all = files ?? ( await integrationFiles() );
	const texts = await Promise.all(
		all.map( ( path ) => readFile( join( root, path ), 'utf8' ) )
	);
	return all.filter( ( _, i ) =>
		texts[ i ].split( '*/' )[ 0 ].includes( tag )
	);
}
