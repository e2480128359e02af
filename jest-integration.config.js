const unit = require( './jest-unit.config' );

/** Tests against a real WordPress over HTTP. Every worker has a site of its own, and its files run one after the other. */
module.exports = {
	rootDir: __dirname,
	testEnvironment: '<rootDir>/tests/integration/support/as-found.ts',
	testMatch: [ '<rootDir>/tests/integration/**/*.test.ts' ],
	modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
	transform: unit.transform,
	transformIgnorePatterns: unit.transformIgnorePatterns,
	globalSetup: '<rootDir>/tests/integration/support/global-setup.mjs',
	globalTeardown: '<rootDir>/tests/integration/support/global-teardown.mjs',
	setupFilesAfterEnv: [
		'<rootDir>/tests/integration/support/no-php-notices.ts',
	],
	// PHP is busy all the time: more than two only help on a machine with more cores than our CI has.
	maxWorkers: process.env.PHAROS_SITE ? 1 : 2,
	testTimeout: 60_000,
};
