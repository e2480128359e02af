const shared = require( './jest-shared.config' );

/** Tests against a real WordPress over HTTP. Every worker has a separate site, and runs its files one after the other. */
module.exports = {
	...shared,
	testEnvironment: '<rootDir>/tests/integration/support/as-found.ts',
	testMatch: [ '<rootDir>/tests/integration/**/*.test.ts' ],
	globalSetup: '<rootDir>/tests/integration/support/global-setup.mjs',
	globalTeardown: '<rootDir>/tests/integration/support/global-teardown.mjs',
	setupFilesAfterEnv: [
		'<rootDir>/tests/integration/support/no-php-notices.ts',
		'<rootDir>/tests/integration/support/second-try.ts',
	],
	// PHP uses the CPU all the time: more than two workers only help on a machine with more cores than the CI's.
	maxWorkers: process.env.PHAROS_SITE ? 1 : 2,
	testTimeout: 60_000,
	// The request that starts WordPress in its own process (tests/support/inside.ts) has no end.
	forceExit: true,
};
