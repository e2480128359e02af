/**
 * The tests in jest: one project each for unit tests, rules, tests inside of WordPress and tests over HTTP.
 * `npx jest --selectProjects unit <file>` runs a file.
 */

require( './tests/support/compile-once' );
const packages = require( './tests/js/packages' );

// Packages that are only ES modules, which jest on Node 20 can't load untransformed.
const modulesOnly = [
	'parse5',
	'entities',
	'htmlparser2',
	'domhandler',
	'domutils',
	'domelementtype',
	'dom-serializer',
];

/**
 * Types are stripped and modules made CommonJS by SWC, in a tenth of the time of Babel, which would transform all files on a machine
 * without jest's cache, such as the CI's.
 *
 * @param {Object} parser SWC's options for a language.
 */
const transform = ( parser ) => [
	'@swc/jest',
	{
		swcrc: false,
		jsc: {
			parser,
			target: 'es2022',
			transform: {
				react: { runtime: 'automatic' },
				verbatimModuleSyntax: true,
			},
		},
	},
];

const shared = {
	rootDir: __dirname,
	transform: {
		'\\.tsx$': transform( { syntax: 'typescript', tsx: true } ),
		'\\.m?ts$': transform( { syntax: 'typescript' } ),
		'\\.m?jsx?$': transform( { syntax: 'ecmascript', jsx: true } ),
	},
	transformIgnorePatterns: [
		`/node_modules/(?!(${ modulesOnly.join( '|' ) })/)`,
		'/\\.cache/test-packages/',
	],
	modulePathIgnorePatterns: [ '<rootDir>/.cache/' ],
};

/** Next to the code. Without `@wordpress/scripts/config/jest-unit.config`, which takes half a second to load. */
const unit = {
	...shared,
	displayName: 'unit',
	preset: '@wordpress/jest-preset-default',
	testMatch: [ '<rootDir>/{common,src,store}/**/*.test.{ts,tsx}' ],
	testEnvironment: '<rootDir>/tests/js/environment.js',
	globalSetup: '<rootDir>/tests/js/bundle-packages.mjs',
	moduleNameMapper: {
		[ `^(${ packages.names.join( '|' ) })$` ]: `${ packages.folder }/$1.js`,
	},
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
};

/** Without WordPress and browser: the plugin's PHP rules with tables of cases (one PHP process per file), and the simulators. */
const rules = {
	...shared,
	displayName: 'rules',
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/{rules,simulators}/**/*.test.ts' ],
};

/** Against a real WordPress over HTTP. Every worker has a separate site, and runs its files one after the other. */
const integration = {
	...shared,
	displayName: 'integration',
	testEnvironment: '<rootDir>/tests/integration/support/as-found.ts',
	testMatch: [ '<rootDir>/tests/integration/**/*.test.ts' ],
	globalSetup: '<rootDir>/tests/integration/support/global-setup.mjs',
	globalTeardown: '<rootDir>/tests/integration/support/global-teardown.mjs',
	setupFilesAfterEnv: [
		'<rootDir>/tests/integration/support/no-php-notices.ts',
		'<rootDir>/tests/integration/support/second-try.ts',
	],
};

/** Against a real WordPress in the process that it is loaded in (tools/php/inside.php), instead of over HTTP. */
const inside = {
	...integration,
	displayName: 'inside',
	testMatch: [ '<rootDir>/tests/inside/**/*.test.ts' ],
	globals: { pharosInside: true },
};

/** In Firefox, which leaves traces on its site: by `npm test -- --versions`. */
const firefox = {
	...integration,
	displayName: 'firefox',
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/firefox/**/*.test.ts' ],
};

module.exports = {
	projects: [ unit, rules, inside, integration, firefox ],
	// PHP in WebAssembly, and an application on a busy machine, take longer than jest's default of five seconds.
	testTimeout: 60_000,
	// One site has one worker. PHP uses the CPU all the time: more than two only help on a machine with more cores than the CI's.
	maxWorkers: process.env.PHAROS_SITE ? 1 : 2,
};
