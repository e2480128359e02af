const shared = require( './jest-shared.config' );

/** Tests without WordPress and browser: the plugin's PHP rules with tables of cases (one PHP process per file), and the simulators. */
module.exports = {
	...shared,
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/{rules,simulators}/**/*.test.ts' ],
	// PHP in WebAssembly starts slowly.
	testTimeout: 60_000,
};
