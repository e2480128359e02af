/**
 * A MariaDB server for one site: on a free port, its data in the site's folder.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../paths.mjs';
import { startOnFreePort } from './ports.mjs';

/** Small and quick: what is lost when the machine loses power is only a test's. */
const options = [
	'--bind-address=127.0.0.1',
	'--skip-name-resolve',
	'--skip-log-bin',
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-log-file-size=16M',
	// A bench with a million posts asks for more.
	`--innodb-buffer-pool-size=${ process.env.PHAROS_DB_MEMORY || '64M' }`,
	'--performance-schema=OFF',
];

const user = 'pharos';
const database = 'wordpress';

/**
 * @param {string} folder Of the site.
 * @return {Promise<{constants: Object<string, string>, stop: Function}>} What wp-config.php needs to know.
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

/** Paths of sockets may have 107 characters, which a site's folder can exceed; on Linux this one is no file. */
const socketPath = ( port ) => `@pharos-mariadb-${ port }`;

/** Making the system tables takes seconds: they are kept, and copied for each new site. */
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
			// Somebody else was faster; theirs is the same.
			rm( temporary, { recursive: true, force: true } )
		);
	}
	return empty;
}

/** MariaDB refuses to run as root unless it is said. */
const asWhoever = () => ( process.getuid() === 0 ? [ '--user=root' ] : [] );

/** Run by the server at each start, before anybody can connect. */
async function writeInit( folder, password ) {
	const path = join( folder, 'mariadb.sql' );
	const account = `'${ user }'@'127.0.0.1'`;
	await writeFile(
		path,
		[
			`CREATE DATABASE IF NOT EXISTS ${ database } CHARACTER SET utf8mb4;`,
			`CREATE OR REPLACE USER ${ account } IDENTIFIED BY '${ password }';`,
			`GRANT ALL ON ${ database }.* TO ${ account };`,
			// Where tests keep a copy of the site.
			`GRANT ALL ON ${ database }_kept.* TO ${ account };`,
			`ALTER USER 'root'@'localhost' IDENTIFIED BY '${ password }';`,
		].join( '\n' ) + '\n'
	);
	return path;
}
