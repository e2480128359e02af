/** The worker's site for one test file alone: for tests that delete existing content, or replace the site. */
import { existsSync } from 'node:fs';
import {
	cp,
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../support/site';
import { site } from './site';

/** The folders of a site besides its code; MariaDB stores the first one elsewhere. */
const FOLDERS = [ 'database', 'uploads' ];

/** A list of the installed plugins. */
const PLUGINS = 'plugins.json';

/** Copies all tables of a database to another one on the same server, `from` and `to`. */
const COPY = `
	global $wpdb;
	$run = static function ( string $sql, string ...$names ) use ( $wpdb ): void {
		if ( false === $wpdb->query( $wpdb->prepare( $sql, ...$names ) ) ) {
			throw new RuntimeException( $wpdb->last_error );
		}
	};
	$tables = static fn( string $database ): array => $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES FROM %i', $database ) );
	$copy = static function ( string $from, string $to ) use ( $run, $tables ): void {
		foreach ( array_diff( $tables( $to ), $tables( $from ) ) as $table ) {
			$run( 'DROP TABLE %i.%i', $to, $table );
		}
		foreach ( $tables( $from ) as $table ) {
			$run( 'DROP TABLE IF EXISTS %i.%i', $to, $table );
			$run( 'CREATE TABLE %i.%i LIKE %i.%i', $to, $table, $from, $table );
			$run( 'INSERT INTO %i.%i SELECT * FROM %i.%i', $to, $table, $from, $table );
		}
	};
	$kept = DB_NAME . '_kept';
`;

/**
 * Backs up the site before the tests of the file and restores it afterwards. A separate site would have to be started
 * and compile all of WordPress.
 *
 * @return The site.
 */
export function withOwnSite(): { site: Site } {
	beforeAll( () => keep( site ) );
	afterAll( () => putBack( site ) );
	return { site };
}

async function keep( { folder, php }: Site ): Promise< void > {
	const temporary = `${ keptIn( folder ) }.tmp`;
	await rm( temporary, { recursive: true, force: true } );
	await mkdir( temporary );
	await copyFolders( contentOf( folder ), temporary );
	await writeFile(
		join( temporary, PLUGINS ),
		JSON.stringify( await readdir( pluginsOf( folder ) ) )
	);
	if ( isMariadb( folder ) ) {
		await php( `${ COPY }
			$run( 'CREATE DATABASE IF NOT EXISTS %i', $kept );
			$copy( DB_NAME, $kept );` );
	}
	await rename( temporary, keptIn( folder ) );
}

/**
 * Restores the site; does nothing without a backup. The next run also restores a site whose run was killed, if the site
 * keeps running.
 *
 * @param site
 */
export async function putBack( { folder, php }: Site ): Promise< void > {
	if ( ! existsSync( keptIn( folder ) ) ) {
		return;
	}
	await copyFolders( keptIn( folder ), contentOf( folder ) );
	await removeNewPlugins( folder );
	if ( isMariadb( folder ) ) {
		await php( `${ COPY } $copy( $kept, DB_NAME );` );
	}
	await rm( keptIn( folder ), { recursive: true } );
}

/** Removes plugins that a test has written. */
async function removeNewPlugins( folder: string ): Promise< void > {
	const kept: string[] = JSON.parse(
		await readFile( join( keptIn( folder ), PLUGINS ), 'utf8' )
	);
	for ( const name of await readdir( pluginsOf( folder ) ) ) {
		if ( ! kept.includes( name ) ) {
			await rm( join( pluginsOf( folder ), name ), {
				recursive: true,
			} );
		}
	}
}

const keptIn = ( folder: string ) => join( folder, 'kept' );
const contentOf = ( folder: string ) => join( folder, 'wp-content' );
const pluginsOf = ( folder: string ) => join( contentOf( folder ), 'plugins' );
const isMariadb = ( folder: string ) =>
	! existsSync( join( contentOf( folder ), 'database' ) );

/** SQLite consists of files only, which aren't open between two requests. */
async function copyFolders( from: string, to: string ): Promise< void > {
	for ( const name of FOLDERS ) {
		await rm( join( to, name ), { recursive: true, force: true } );
		if ( existsSync( join( from, name ) ) ) {
			await cp( join( from, name ), join( to, name ), {
				recursive: true,
			} );
		}
	}
}
