const integration = require( './jest-integration.config' );

/** Tests against a real WordPress in the process that it is loaded in (tools/php/inside.php), instead of over HTTP. */
module.exports = {
	...integration,
	testMatch: [ '<rootDir>/tests/inside/**/*.test.ts' ],
	globals: { pharosInside: true },
};
