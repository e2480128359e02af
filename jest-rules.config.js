const unit = require( './jest-unit.config' );

/** The plugin's PHP rules over tables of cases: one PHP process a file, no WordPress. */
module.exports = {
	rootDir: __dirname,
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/rules/**/*.test.ts' ],
	transform: unit.transform,
	transformIgnorePatterns: unit.transformIgnorePatterns,
	modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
	// PHP in WebAssembly starts slowly.
	testTimeout: 60_000,
};
