const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const { join } = require( 'node:path' );

const root = join( __dirname, '../..' );

/**
 * Packages that unit tests load from one bundle, which is created once from the installed packages
 * (bundle-packages.mjs). Otherwise jest would resolve, read and compile more than a thousand files for each test file.
 *
 * A package with state or identity must be in the list as soon as another package in it depends on it. Packages in the
 * list are required by name inside the bundle too, so that `jest.mock` affects all importers.
 */
const names = [
	'@testing-library/dom',
	'@testing-library/jest-dom',
	'@testing-library/user-event',
	'@wordpress/a11y',
	'@wordpress/api-fetch',
	'@wordpress/commands',
	'@wordpress/components',
	'@wordpress/compose',
	'@wordpress/data',
	'@wordpress/element',
	'@wordpress/hooks',
	'@wordpress/html-entities',
	'@wordpress/i18n',
	'@wordpress/icons',
	'@wordpress/keyboard-shortcuts',
	'@wordpress/notices',
	'@wordpress/preferences',
	'@wordpress/private-apis',
	'@wordpress/url',
	'fast-check',
	'fast-deep-equal',
	'htmlparser2',
	'parse5',
	'react-router-dom',
	'redux-saga',
	'redux-saga/effects',
];

/** These packages stay separate files, shared by all, because they look for Node's timers with `module.require`. */
const apart = /^(react|react-dom|@testing-library\/react)(\/|$)/;

/** The folder name depends on the lock file and on how the bundle is created. */
const hash = createHash( 'sha256' );
for ( const path of [
	join( root, 'package-lock.json' ),
	__filename,
	join( __dirname, 'bundle-packages.mjs' ),
] ) {
	hash.update( readFileSync( path ) );
}
const folder = join(
	root,
	'.cache/test-packages',
	hash.digest( 'hex' ).slice( 0, 16 )
);

module.exports = { names, apart, folder };
