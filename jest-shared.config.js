/** What all suites of jest have in common. Without `@wordpress/scripts/config/jest-unit.config`, which takes half a second to load. */

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

module.exports = {
	rootDir: __dirname,
	transform: {
		'\\.m?[jt]sx?$':
			require.resolve( '@wordpress/scripts/config/babel-transform' ),
	},
	transformIgnorePatterns: [
		`/node_modules/(?!(${ modulesOnly.join( '|' ) })/)`,
		'/\\.cache/test-packages/',
	],
	modulePathIgnorePatterns: [ '<rootDir>/.cache/' ],
};
