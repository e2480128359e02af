/**
 * Which PHP serves a site: an installed one, which is several times faster, or PHP in WebAssembly, which needs nothing.
 */
import { findNativePhp } from './native-php.mjs';
import { defaultPhp } from './php-versions.mjs';
import { wordpressVersion } from './wordpress.mjs';

export const servers = [ 'native', 'playground' ];
export const databases = [ 'sqlite', 'mariadb' ];

/**
 * @param {Object}  wanted           What somebody asked for; nothing has to be said.
 * @param {string}  [wanted.server]  `native` or `playground`.
 * @param {string}  [wanted.php]     Version.
 * @param {string}  [wanted.wp]      Version of WordPress: another one than ours comes with Playground only.
 * @param {string}  [wanted.db]      `sqlite` or `mariadb`, which needs a native PHP.
 * @param {boolean} [wanted.install] Whether Debian's packages may be installed for it.
 * @return {{backend: string, php: string, db: string, label: string}} `php`: a path, or the version in WebAssembly.
 * @throws {Error} When what was asked for can't be had; the message says what to do.
 */
export function chooseServer( {
	server,
	php,
	wp = wordpressVersion,
	db = 'sqlite',
	install = false,
} = {} ) {
	const needsNative = server === 'native' || db === 'mariadb';
	const isPinned = wp === wordpressVersion;
	if ( needsNative && ( server === 'playground' || ! isPinned ) ) {
		throw new Error(
			`Playground has SQLite only, and only Playground has other versions of WordPress than ${ wordpressVersion }.`
		);
	}
	const native =
		server === 'playground' || ! isPinned
			? { why: '' }
			: findNativePhp( { php, db, install } );
	if ( native.php ) {
		const { path, version } = native.php;
		return {
			backend: 'native',
			php: path,
			db,
			label: `native PHP ${ version } with ${ db === 'mariadb' ? 'MariaDB' : 'SQLite' }`,
		};
	}
	if ( needsNative ) {
		throw new Error( `A native server can't be had: ${ native.why }.` );
	}
	const version = php ?? defaultPhp;
	const reason = native.why === '' ? '' : ` (${ native.why })`;
	return {
		backend: 'playground',
		php: version,
		db: 'sqlite',
		label: `PHP ${ version } in WebAssembly with SQLite${ reason }`,
	};
}

/**
 * The same for tests. Where nobody says which database, it is MariaDB if that can be had: what most sites have, and a fifth less
 * processor time than SQLite, whose drop-in parses each query in PHP.
 *
 * @param {Object} wanted As above.
 */
export function chooseTestServer( wanted ) {
	const { server, php, wp = wordpressVersion, db, install } = wanted;
	const isOpen = ! db && server !== 'playground' && wp === wordpressVersion;
	return isOpen && findNativePhp( { php, db: 'mariadb', install } ).php
		? chooseServer( { ...wanted, db: 'mariadb' } )
		: chooseServer( wanted );
}
