/**
 * Finds a PHP on this machine that can run WordPress, its tests and wp-cli.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.mjs';
import { oldestPhp } from './php-versions.mjs';

const extensions = [ 'mbstring', 'dom', 'curl', 'gd', 'intl', 'zip' ];

/** The same as Debian packages; opcache comes with the first. */
const packages = [
	'php-cli',
	'php-mbstring',
	'php-xml',
	'php-curl',
	'php-gd',
	'php-intl',
	'php-zip',
];

/** What a database needs besides. */
const forDatabase = {
	sqlite: { extension: 'pdo_sqlite', packages: [ 'php-sqlite3' ] },
	mariadb: {
		extension: 'mysqli',
		// mariadb-install-db needs a program of the client package.
		packages: [ 'php-mysql', 'mariadb-server-core', 'mariadb-client-core' ],
	},
};

/**
 * @param {string} db `sqlite` or `mariadb`.
 * @return {string[]} The PHP extensions that a site with this database needs.
 */
export const extensionsFor = ( db ) => [
	forDatabase[ db ].extension,
	...extensions,
];

/**
 * The environment of PHP: it takes its memory in pages of 2 MB, where the system offers them on request (Linux does). In a virtual machine,
 * small pages take a quarter of the time of a request.
 */
export const phpEnvironment = {
	...process.env,
	USE_ZEND_ALLOC_HUGE_PAGES: '1',
};

/**
 * @return {string[]} Debian's packages for sites with each of the databases, if one of them can't run.
 */
export const missingForPhp = () =>
	Object.entries( forDatabase )
		.filter( ( [ db ] ) => ! look( undefined, db ).php )
		.flatMap( ( [ , of ] ) => [ ...packages, ...of.packages ] );

/**
 * @typedef {Object} NativePhp
 * @property {string} path    Path of the executable.
 * @property {string} version Such as 8.2.36.
 */

/**
 * @param {Object}  wanted
 * @param {string}  [wanted.php]     Such as 8.2; default: any supported version.
 * @param {string}  wanted.db        `sqlite` or `mariadb`.
 * @param {boolean} [wanted.install] Whether to install missing packages.
 * @return {{php?: NativePhp, why: string}} The PHP found, or the reason why there is none.
 */
export function findNativePhp( { php, db, install = false } ) {
	const found = look( php, db );
	// Debian has only one version.
	if ( found.php || ! install || php ) {
		return found;
	}
	const isInstalled = installPackages( 'PHP', [
		...packages,
		...forDatabase[ db ].packages,
	] );
	return isInstalled ? look( php, db ) : found;
}

function look( version, db ) {
	// PHP's built-in web server needs fork() for several workers.
	if ( process.platform === 'win32' ) {
		return { why: 'PHP on Windows has no web server with workers' };
	}
	const wanted = extensionsFor( db );
	const problems = [];
	for ( const path of version ? [ `php${ version }`, 'php' ] : [ 'php' ] ) {
		const php = ask( path );
		const problem = php && problemOf( php, version, wanted );
		if ( problem ) {
			problems.push( problem );
		} else if ( php && db === 'mariadb' && ! hasMariadb() ) {
			problems.push( 'there is no MariaDB server' );
		} else if ( php ) {
			return { php: { path, version: php.version }, why: '' };
		}
	}
	return { why: problems[ 0 ] ?? 'there is no php on the PATH' };
}

/**
 * @param {string} path
 * @return {{version: string, extensions: string[]}|undefined} The version and extensions that it reports.
 */
function ask( path ) {
	const { status, stdout } = spawnSync(
		path,
		[
			'-d',
			'display_errors=0',
			'-r',
			'echo json_encode( [ "version" => PHP_VERSION, "extensions" => array_map( "strtolower", get_loaded_extensions() ) ] );',
		],
		{ encoding: 'utf8' }
	);
	try {
		return status === 0 ? JSON.parse( stdout ) : undefined;
	} catch {
		return undefined;
	}
}

function problemOf( php, version, wanted ) {
	if ( version && ! php.version.startsWith( `${ version }.` ) ) {
		return `the php on the PATH is ${ php.version }`;
	}
	if ( isOlder( php.version, oldestPhp ) ) {
		return `the php on the PATH is ${ php.version }, older than ${ oldestPhp }`;
	}
	const missing = wanted.filter(
		( name ) => ! php.extensions.includes( name )
	);
	return missing.length > 0
		? `PHP ${ php.version } lacks ${ missing.join( ', ' ) }`
		: undefined;
}

function isOlder( version, than ) {
	return (
		version.localeCompare( than, 'en', { numeric: true } ) < 0 &&
		! version.startsWith( `${ than }.` )
	);
}

const hasMariadb = () =>
	[ 'mariadbd', 'mariadb-install-db', 'my_print_defaults' ].every(
		( name ) => spawnSync( name, [ '--version' ] ).status !== null
	);
