const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const { join } = require( 'node:path' );

const root = join( __dirname, '../..' );

/**
 * Packages that unit tests get from one file, made once of what is installed (bundle-packages.mjs): jest would look up, read
 * and compile more than a thousand files of theirs for each test file.
 *
 * Whatever has a state or an identity has to be here as soon as anything here needs it. A package in this list is asked for by
 * name inside the file too, so `jest.mock` reaches everybody.
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

/** These stay files of their own, the same for all: they look for Node's timers by `module.require`. */
const apart = /^(react|react-dom|@testing-library\/react)(\/|$)/;

/** Another lock file, or another way to make them, is another folder. */
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
