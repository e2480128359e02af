const unit = require( './jest-unit.config' );

/** Tests without WordPress and browser: the plugin's PHP rules with tables of cases (one PHP process per file), and the simulators. */
module.exports = {
	rootDir: __dirname,
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/{rules,simulators}/**/*.test.ts' ],
	transform: unit.transform,
	transformIgnorePatterns: unit.transformIgnorePatterns,
	modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
	// PHP in WebAssembly starts slowly.
	testTimeout: 60_000,
};
