/** What all suites of jest have in common. Without `@wordpress/scripts/config/jest-unit.config`, which takes half a second to load. */

require( './tests/support/compile-once' );

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

module.exports = {
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
