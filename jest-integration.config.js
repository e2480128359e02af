const unit = require( './jest-unit.config' );

/** Tests against a real WordPress over HTTP. They share one site, hence one worker. */
module.exports = {
	rootDir: __dirname,
	testEnvironment: 'node',
	testMatch: [ '<rootDir>/tests/integration/**/*.test.ts' ],
	transform: unit.transform,
	transformIgnorePatterns: unit.transformIgnorePatterns,
	globalSetup: '<rootDir>/tests/integration/support/global-setup.mjs',
	globalTeardown: '<rootDir>/tests/integration/support/global-teardown.mjs',
	setupFilesAfterEnv: [
		'<rootDir>/tests/integration/support/no-php-notices.ts',
	],
	maxWorkers: 1,
	testTimeout: 60_000,
};
