/**
 * Chooses the PHP that serves a site: a native one, which is several times faster, or PHP in WebAssembly, which needs no installation.
 */
import { findNativePhp } from './native-php.mjs';
import { defaultPhp } from './php-versions.mjs';
import { wordpressVersion } from './wordpress.mjs';

export const servers = [ 'native', 'playground' ];
export const databases = [ 'sqlite', 'mariadb' ];

/**
 * @param {Object}  wanted           The requested options; all are optional.
 * @param {string}  [wanted.server]  `native` or `playground`.
 * @param {string}  [wanted.php]     PHP version.
 * @param {string}  [wanted.wp]      WordPress version.
 * @param {string}  [wanted.db]      `sqlite` or `mariadb`, which needs a native PHP.
 * @param {boolean} [wanted.install] Whether Debian's packages may be installed for it.
 * @return {{backend: string, php: string, db: string, wp: string, label: string}} `php`: a path, or the version in WebAssembly.
 * @throws {Error} When the request can't be met; the message contains instructions.
 */
export function chooseServer( {
	server,
	php,
	wp = wordpressVersion,
	db = 'sqlite',
	install = false,
} = {} ) {
	const needsNative = server === 'native' || db === 'mariadb';
	if ( needsNative && server === 'playground' ) {
		throw new Error( 'Playground has SQLite only.' );
	}
	const native =
		server === 'playground'
			? { why: '' }
			: findNativePhp( { php, db, install } );
	if ( native.php ) {
		const { path, version } = native.php;
		return {
			backend: 'native',
			php: path,
			db,
			wp,
			label: `WordPress ${ wp } on native PHP ${ version } with ${ db === 'mariadb' ? 'MariaDB' : 'SQLite' }`,
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
		wp,
		label: `WordPress ${ wp } on PHP ${ version } in WebAssembly with SQLite${ reason }`,
	};
}

/**
 * Chooses the server for tests. The default database is MariaDB, if available: most sites use it, and it takes 20% less CPU time than
 * SQLite, whose drop-in parses each query in PHP.
 *
 * @param {Object} wanted See chooseServer().
 */
export function chooseTestServer( wanted ) {
	const { server, php, db, install } = wanted;
	const isOpen = ! db && server !== 'playground';
	return isOpen && findNativePhp( { php, db: 'mariadb', install } ).php
		? chooseServer( { ...wanted, db: 'mariadb' } )
		: chooseServer( wanted );
}
