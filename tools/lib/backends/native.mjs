/**
 * A native PHP: its built-in web server with four workers, behind a Node server that serves static files. SQLite or MariaDB.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { phpEnvironment } from '../native-php.mjs';
import { root } from '../paths.mjs';
import { forwardTo } from './forward.mjs';
import { holdBack } from './late.mjs';
import { link, watch } from './links.mjs';
import { startMariadb } from './mariadb.mjs';
import { startOnFreePort } from './ports.mjs';
import { startInside } from './inside.mjs';
import { startWpCli } from './wp-cli.mjs';
import { serveStaticFiles } from './static-files.mjs';

const workers = 4;

const settings = {
	memory_limit: '512M',
	upload_max_filesize: '64M',
	post_max_size: '64M',
	'opcache.enable': '1',
	// WordPress and its translations exceed the default of 8 MB.
	'opcache.interned_strings_buffer': '16',
	// No JIT, although it saves 10% of the time: tests of object caches redeclare WordPress's functions, and PHP processes with compiled
	// code of the originals have crashed in the middle of a request.
	'opcache.jit': 'disable',
};

/**
 * OPcache settings of a site that shows code changes immediately, and of one that doesn't: checking the timestamps of all files takes 5% of
 * each request. Must-use plugins are never cached; other PHP files written while the site runs need new names.
 */
const freshness = ( { live, folder } ) =>
	live
		? { 'opcache.revalidate_freq': '0' }
		: {
				'opcache.validate_timestamps': '0',
				'opcache.blacklist_filename': writeBlacklist( folder ),
			};

/**
 * @param {import('../server.mjs').SiteOptions} options
 * @return {Promise<{url: string, runPhp: Function, stop: Function}>} The running server.
 */
export async function start( options ) {
	const { folder, php } = options;
	const opened = [];
	const stop = async () => {
		for ( const close of opened.reverse() ) {
			await close();
		}
	};
	try {
		fill( options );
		if ( options.live ) {
			opened.push( ...watchFiles( options ) );
		}
		const url = await serve( options, opened );
		const inside = await startInside( options, ( script, env ) =>
			servePhp( options, script, env )
		);
		opened.push( inside.stop );
		if ( options.define.PHAROS_TEST_SECRET ) {
			const commands = startWpCli( options );
			opened.push( () => killGroup( commands ) );
		}
		const run = ( parameters, env ) =>
			runPhp( php, parameters, { ...env, PHAROS_WORDPRESS: folder } );
		if ( ! options.isInstalled ) {
			await install( run, options, url );
		}
		return {
			url,
			inside: inside.folder,
			stop,
			runPhp: ( script, env ) =>
				run( [ join( root, 'tools', 'php', script ) ], env ),
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/** Fills the site's folder with a complete WordPress. */
function fill( { folder, files, wordpress } ) {
	const content = join( folder, 'wp-content' );
	const themes = join( wordpress.core, 'wp-content', 'themes' );
	link( wordpress.core, folder, [ 'wp-config.php', 'wp-content' ] );
	link( themes, join( content, 'themes' ) );
	link( wordpress.languages, join( content, 'languages' ) );
	// Files linked by an earlier start; plugins installed by the user stay.
	rmSync( join( content, 'mu-plugins' ), { recursive: true, force: true } );
	for ( const { from, to } of files ) {
		link( from, join( folder, to ) );
	}
}

const watchFiles = ( { folder, files } ) =>
	files.map( ( { from, to } ) => watch( from, join( folder, to ) ) );

/**
 * Starts the database, PHP and the server in front of it.
 *
 * @param {import('../server.mjs').SiteOptions} options
 * @param {Function[]}                          opened  Receives a function for each that closes it.
 * @return {Promise<string>} The site's URL.
 */
async function serve( options, opened ) {
	const { folder, wordpress } = options;
	let constants = { SQLITE_JOURNAL_MODE: 'WAL' };
	if ( options.db === 'mariadb' ) {
		const database = await startMariadb( folder );
		opened.push( database.stop );
		constants = database.constants;
	} else {
		connectSqlite( folder, wordpress.sqlite );
	}

	const { port, stop } = await servePhp( options, 'router.php', {
		PHP_CLI_SERVER_WORKERS: String( workers ),
	} );
	opened.push( stop );

	const front = createServer( forwardTo( port ) );
	// No timeout: a test that computes for several seconds would reuse a connection that the server has closed.
	front.keepAliveTimeout = 0;
	serveStaticFiles( front, [ { hostPath: folder, vfsPath: '/wordpress' } ] );
	holdBack( front );
	front.listen( options.port, '127.0.0.1' );
	await once( front, 'listening' );
	opened.push( () => {
		front.close();
		front.closeAllConnections();
	} );

	const url = `http://127.0.0.1:${ front.address().port }`;
	define( folder, {
		WP_HOME: url,
		WP_SITEURL: url,
		...constants,
		...options.define,
	} );
	return url;
}

/**
 * Starts PHP's built-in web server.
 *
 * @param {import('../server.mjs').SiteOptions} options
 * @param {string}                              script  A file of tools/php that receives all requests.
 * @param {Object<string, string>}              env
 * @return {Promise<{port: number, stop: Function}>} The running server.
 */
async function servePhp( options, script, env ) {
	const { program, port } = await startOnFreePort(
		( free ) =>
			spawn(
				options.php,
				[
					...flags( { ...settings, ...freshness( options ) } ),
					'-S',
					`127.0.0.1:${ free }`,
					'-t',
					options.folder,
					join( root, 'tools', 'php', script ),
				],
				{
					// A separate process group, so that the workers end with it and Ctrl-C doesn't reach them first.
					detached: true,
					stdio: [ 'ignore', 'ignore', 'pipe' ],
					env: { ...phpEnvironment, ...env },
				}
			),
		/Development Server .* started/
	);
	return { port, stop: () => killGroup( program ) };
}

/** Kills PHP with its workers. */
function killGroup( program ) {
	if ( program.exitCode === null && program.signalCode === null ) {
		process.kill( -program.pid, 'SIGKILL' );
	}
}

/** Writes the list of files that OPcache never caches. */
function writeBlacklist( folder ) {
	const path = join( folder, 'opcache-blacklist.txt' );
	writeFileSync( path, `${ join( folder, 'wp-content', 'mu-plugins' ) }/\n` );
	return path;
}

const flags = ( values ) =>
	Object.entries( values ).flatMap( ( [ name, value ] ) => [
		'-d',
		`${ name }=${ value }`,
	] );

/**
 * Installs WordPress's SQLite drop-in, which contains the path of its code.
 *
 * @param {string} folder Folder of the site.
 * @param {string} sqlite Folder of the drop-in's code.
 */
function connectSqlite( folder, sqlite ) {
	const dropIn = readFileSync( join( sqlite, 'db.copy' ), 'utf8' );
	writeFileSync(
		join( folder, 'wp-content', 'db.php' ),
		dropIn.replace( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', sqlite )
	);
}

/** Writes the constants to a file that wp-config.php reads if it exists. */
function define( folder, constants ) {
	const text = JSON.stringify( JSON.stringify( constants ) ).replaceAll(
		'$',
		'\\$'
	);
	writeFileSync(
		join( folder, 'wp-constants.php' ),
		`<?php\nforeach ( json_decode( ${ text }, true ) as $pharos_name => $pharos_value ) {\n\tdefine( $pharos_name, $pharos_value );\n}\n`
	);
}

/** Installs WordPress with the same title, administrator and password as Playground. */
async function install( run, { folder, wordpress }, url ) {
	const cli = [
		'-d',
		'error_reporting=0',
		wordpress.cli,
		`--path=${ folder }`,
		'--allow-root',
	];
	const { text, errors, exitCode } = await run( [
		...cli,
		'core',
		'install',
		`--url=${ url }`,
		'--title=My WordPress Website',
		'--admin_user=admin',
		'--admin_password=password',
		'--admin_email=admin@example.com',
		'--skip-email',
	] );
	if ( exitCode !== 0 ) {
		throw new Error( `${ errors }${ text }` );
	}
}

/**
 * @param {string}                 php
 * @param {string[]}               parameters
 * @param {Object<string, string>} env
 * @return {Promise<{text: string, errors: string, exitCode: number}>} Its output.
 */
async function runPhp( php, parameters, env ) {
	const child = spawn( php, parameters, {
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		env: { ...phpEnvironment, ...env },
	} );
	const read = async ( stream ) => {
		let text = '';
		for await ( const part of stream.setEncoding( 'utf8' ) ) {
			text += part;
		}
		return text;
	};
	const [ text, errors, [ exitCode ] ] = await Promise.all( [
		read( child.stdout ),
		read( child.stderr ),
		once( child, 'exit' ),
	] );
	return { text, errors, exitCode: exitCode ?? 1 };
}
