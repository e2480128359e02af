const base = require( '@wordpress/scripts/config/jest-unit.config' );
const shared = require( './jest-shared.config' );
const packages = require( './tests/js/packages' );

/** Unit tests, located next to the code. `wp-scripts test-unit-js` finds this file by its name. */
module.exports = {
	...base,
	...shared,
	testMatch: [ '<rootDir>/{common,src,store}/**/*.test.{ts,tsx}' ],
	testEnvironment: '<rootDir>/tests/js/environment.js',
	globalSetup: '<rootDir>/tests/js/bundle-packages.mjs',
	moduleNameMapper: {
		...require( '@wordpress/jest-preset-default/jest-preset' )
			.moduleNameMapper,
		[ `^(${ packages.names.join( '|' ) })$` ]: `${ packages.folder }/$1.js`,
	},
	setupFilesAfterEnv: [ '<rootDir>/tests/js/setup.ts' ],
	// On a busy machine, an application in a browser takes longer than jest's default of five seconds.
	testTimeout: 30_000,
	// By default, jest leaves one core idle, or half of two cores.
	maxWorkers: '100%',
};
