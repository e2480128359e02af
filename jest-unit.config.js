const base = require( '@wordpress/scripts/config/jest-unit.config' );
const babel = require.resolve( '@wordpress/scripts/config/babel-transform' );
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

/** Unit tests, located next to the code. `wp-scripts test-unit-js` finds this file by its name. */
module.exports = {
	...base,
	rootDir: __dirname,
	testMatch: [ '<rootDir>/{common,src,store}/**/*.test.{ts,tsx}' ],
	transform: { '\\.m?[jt]sx?$': babel },
	transformIgnorePatterns: [
		`/node_modules/(?!(${ modulesOnly.join( '|' ) })/)`,
		'/\\.cache/test-packages/',
	],
	testEnvironment: '<rootDir>/tests/js/environment.js',
	globalSetup: '<rootDir>/tests/js/bundle-packages.mjs',
	moduleNameMapper: {
		...require( '@wordpress/jest-preset-default/jest-preset' )
			.moduleNameMapper,
		[ `^(${ packages.names.join( '|' ) })$` ]: `${ packages.folder }/$1.js`,
	},
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	modulePathIgnorePatterns: [ '<rootDir>/.cache/' ],
	// On a busy machine, an application in a browser takes longer than jest's default of five seconds.
	testTimeout: 30_000,
	// By default, jest leaves one core idle, or half of two cores.
	maxWorkers: '100%',
};
