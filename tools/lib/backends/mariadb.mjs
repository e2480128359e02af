/**
 * A MariaDB server for one site: on a free port, with its data in the site's folder.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../paths.mjs';
import { startOnFreePort } from './ports.mjs';

/** Settings for low memory use and speed. Durability doesn't matter: only test data is lost in a power failure. */
const options = [
	'--bind-address=127.0.0.1',
	'--skip-name-resolve',
	'--skip-log-bin',
	'--skip-innodb-doublewrite',
	// Tests create and drop tables, which takes a third less time without files of their own.
	'--innodb-file-per-table=0',
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-log-file-size=16M',
	// Each table that is created waits for the disk several times. Later versions may lack these options.
	'--loose-innodb-flush-method=nosync',
	'--loose-skip-sync-frm',
	// Performance tests with a million posts need more.
	`--innodb-buffer-pool-size=${ process.env.PHAROS_DB_MEMORY || '64M' }`,
	'--performance-schema=OFF',
];

const user = 'pharos';
const database = 'wordpress';

/**
 * @param {string} folder Folder of the site.
 * @return {Promise<{constants: Object<string, string>, stop: Function}>} The constants for wp-config.php, and a function that stops the
 *         server.
 */
export async function startMariadb( folder ) {
	const data = join( folder, 'mariadb' );
	if ( ! existsSync( data ) ) {
		await cp( await emptyServer(), data, { recursive: true } );
	}
	const password = randomBytes( 24 ).toString( 'hex' );
	const init = await writeInit( folder, password );
	const { program: server, port } = await startOnFreePort(
		( free ) =>
			spawn(
				'mariadbd',
				[
					'--no-defaults',
					...asWhoever(),
					`--datadir=${ data }`,
					`--socket=${ socketPath( free ) }`,
					`--port=${ free }`,
					`--init-file=${ init }`,
					...options,
				],
				{ detached: true, stdio: [ 'ignore', 'ignore', 'pipe' ] }
			),
		/ready for connections/
	);
	return {
		constants: {
			DB_NAME: database,
			DB_USER: user,
			DB_PASSWORD: password,
			DB_HOST: `127.0.0.1:${ port }`,
		},
		async stop() {
			const exited = once( server, 'exit' );
			server.kill( 'SIGTERM' );
			await exited;
		},
	};
}

/** Socket paths are limited to 107 characters, which a site's folder can exceed; on Linux this is an abstract socket, not a file. */
const socketPath = ( port ) => `@pharos-mariadb-${ port }`;

/** Creating the system tables takes seconds: cached, and copied for each new site. */
async function emptyServer() {
	const empty = join( cache, 'mariadb-empty' );
	if ( ! existsSync( empty ) ) {
		const temporary = `${ empty }.${ process.pid }.tmp`;
		await mkdir( cache, { recursive: true } );
		execFileSync(
			'mariadb-install-db',
			[
				'--no-defaults',
				...asWhoever(),
				`--datadir=${ temporary }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				'--innodb-log-file-size=16M',
			],
			{ stdio: [ 'ignore', 'ignore', 'pipe' ] }
		);
		await rename( temporary, empty ).catch( () =>
			// Another process has created the same files first.
			rm( temporary, { recursive: true, force: true } )
		);
	}
	return empty;
}

/** MariaDB refuses to run as root without this option. */
const asWhoever = () => ( process.getuid() === 0 ? [ '--user=root' ] : [] );

/** Writes the SQL that the server runs at each start, before it accepts connections. */
async function writeInit( folder, password ) {
	const path = join( folder, 'mariadb.sql' );
	const account = `'${ user }'@'127.0.0.1'`;
	await writeFile(
		path,
		[
			`CREATE DATABASE IF NOT EXISTS ${ database } CHARACTER SET utf8mb4;`,
			`CREATE OR REPLACE USER ${ account } IDENTIFIED BY '${ password }';`,
			`GRANT ALL ON ${ database }.* TO ${ account };`,
			// The database of the tests' backup of the site.
			`GRANT ALL ON ${ database }_kept.* TO ${ account };`,
			`ALTER USER 'root'@'localhost' IDENTIFIED BY '${ password }';`,
		].join( '\n' ) + '\n'
	);
	return path;
}
