/**
 * Which file has the test of a row, and which command runs it.
 */
import { basename } from 'node:path';

/**
 * The folders of a suite. A test that needs WordPress may be in one of two, or in both: they share the names of their files.
 */
const FOLDERS = {
	jest: [ /^(common|src|store)\/.*\.test\.tsx?$/ ],
	rules: [ /^tests\/(rules|simulators)\/.*\.test\.ts$/ ],
	integration: [
		/^tests\/inside\/.*\.test\.ts$/,
		/^tests\/integration\/.*\.test\.ts$/,
	],
	e2e: [ /^tests\/e2e\/.*\.spec\.ts$/ ],
};

/** The checks of lint that a row can name. `{file}` is the file with the fault. */
const CHECKS = {
	eslint: [ 'eslint', '{file}' ],
	words: [ 'node', 'tools/words.mjs' ],
	'settings types': [ 'node', 'tools/settings-types.mjs', '--check' ],
};

/**
 * @param {import('../../../tests/faults/types').Fault} fault
 * @param {string[]}                                    paths All paths of the project.
 * @return {string[]} The files that may have the test, the quickest first.
 */
export function testFiles( { suite, test }, paths ) {
	return FOLDERS[ suite ].flatMap( ( folder ) => {
		const found = paths.filter(
			( path ) =>
				folder.test( path ) && `/${ path }`.endsWith( `/${ test }` )
		);
		// “robots.test.ts” also ends “effects/robots.test.ts”: the shortest path is meant.
		const [ first = [] ] = found.sort( ( a, b ) => a.length - b.length );
		return first;
	} );
}

/**
 * @param {import('../../../tests/faults/types').Fault} fault
 * @param {string[]}                                    paths
 * @return {string|undefined} What is wrong with the name of the row's test.
 */
export function problemOfTest( fault, paths ) {
	if ( fault.suite === 'lint' ) {
		return CHECKS[ fault.test ]
			? undefined
			: `lint has no check “${ fault.test }”`;
	}
	return testFiles( fault, paths ).length > 0
		? undefined
		: `there is no test file ${ fault.test } in ${ fault.suite }`;
}

/**
 * @param {import('../../../tests/faults/types').Fault} fault
 * @return {string[]} The command of the check of lint.
 */
export const checkCommand = ( fault ) =>
	CHECKS[ fault.test ].map( ( word ) =>
		word === '{file}' ? fault.file : word
	);

/**
 * @param {string} path Path of a test file.
 * @return {string} The command that runs such files: files with the same one can run together.
 */
export function runnerOf( path ) {
	const folder = /^tests\/(\w+)\//.exec( path )?.[ 1 ];
	return folder === 'simulators' ? 'rules' : ( folder ?? 'unit' );
}

/**
 * The command that runs test files and reports in JSON.
 *
 * @param {string}   runner See runnerOf().
 * @param {string[]} files
 * @param {string[]} names  Texts of tests' names, one of which must match; none for all tests.
 * @param {string}   report Path of the report. The browser tests take it from the environment: see playwright.config.ts.
 * @return {string[]} A program and its parameters.
 */
export function testCommand( runner, files, names, report ) {
	const pattern = names.map( escape ).join( '|' );
	if ( runner === 'e2e' ) {
		return [
			'playwright',
			'test',
			...files.map( ( file ) => basename( file ) ),
			...( pattern ? [ '--grep', pattern ] : [] ),
		];
	}
	return [
		'jest',
		'--selectProjects',
		runner,
		'--silent',
		'--forceExit',
		'--json',
		`--outputFile=${ report }`,
		...( pattern ? [ `--testNamePattern=${ pattern }` ] : [] ),
		'--runTestsByPath',
		...files,
	];
}

const escape = ( text ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
