/**
 * Downloads WordPress once: the pinned version from the npm registry, the only source that every machine with Node can reach, and others
 * from wordpress.org.
 *
 * The package `wp-studio` contains an unmodified WordPress, its translations, its SQLite drop-in and wp-cli.phar. It is never installed (it
 * depends on a whole desktop application): its tarball is extracted, and only the needed parts are kept.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';

export const wordpressVersion = '7.1.1';

/** The last release of each older branch that the plugin supports, for `npm test -- --versions`. */
export const olderWordPress = [ '6.8.8', '6.9.7', '7.0.4' ];

const source = {
	spec: 'wp-studio@1.22.0',
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
};

// Raise the number when the list of kept parts changes: an older cache is then ignored, not patched.
const folderOf = ( version ) => join( cache, `wordpress-${ version }-2` );

/** Right-to-left and left-to-right languages for development; all 25 would take 60 MB more. */
const languages = /^(ar|he_IL|de_DE)[.-]/;

/**
 * @param {string} [version] Such as 6.8.8. Languages, SQLite's drop-in and WP-CLI are those of the pinned version.
 * @return {Promise<{core: string, languages: string, sqlite: string, cli: string}>} Paths of folders (and of wp-cli.phar) that
 * all sites share: nothing may write into them.
 * @throws {Error} When it can't be downloaded; the message says from where.
 */
export async function ensureWordPress( version = wordpressVersion ) {
	const pinned = folderOf( wordpressVersion );
	for ( const wanted of new Set( [ wordpressVersion, version ] ) ) {
		if ( ! existsSync( folderOf( wanted ) ) ) {
			await fetchWordPress( wanted );
		}
	}
	return {
		core: join( folderOf( version ), 'core' ),
		languages: join( pinned, 'languages' ),
		sqlite: join( pinned, 'sqlite' ),
		cli: join( pinned, 'wp-cli.phar' ),
	};
}

async function fetchWordPress( version ) {
	const isPinned = version === wordpressVersion;
	const from = isPinned ? source.spec : archiveOf( version );
	process.stderr.write(
		`Fetching WordPress ${ version } (${ isPinned ? 67 : 27 } MB, once; kept in .cache/) …\n`
	);
	const temporary = `${ folderOf( version ) }.${ process.pid }.tmp`;
	const unpacked = join( temporary, 'package' );
	const kept = join( temporary, 'kept' );
	try {
		await mkdir( unpacked, { recursive: true } );
		// Loading takes 250 ms, and is needed once per machine.
		const { default: pacote } = await import( 'pacote' );
		await pacote.extract( from, unpacked, {
			...npmOptions(),
			...( isPinned
				? { integrity: source.integrity }
				: // Without internet, npm's defaults wait for minutes.
					{ fetchRetries: 1, fetchRetryMintimeout: 1000 } ),
		} );
		if ( isPinned ) {
			await keepWhatWeUse( unpacked, kept );
		} else {
			await mkdir( kept );
			await rename( unpacked, join( kept, 'core' ) );
		}
		// A site's own wp-config.php is mounted over this one; PHP in WebAssembly needs a file to mount over.
		await writeFile( join( kept, 'core', 'wp-config.php' ), '' );
		await publish( kept, folderOf( version ) );
	} catch ( error ) {
		throw new Error( explain( error, version, from ), { cause: error } );
	} finally {
		await rm( temporary, { recursive: true, force: true } );
	}
}

const archiveOf = ( version ) =>
	`https://wordpress.org/wordpress-${ version }.tar.gz`;

async function keepWhatWeUse( unpacked, kept ) {
	const files = join( unpacked, 'dist', 'cli', 'wp-files' );
	await mkdir( join( kept, 'languages' ), { recursive: true } );
	await rename( join( files, 'latest', 'wordpress' ), join( kept, 'core' ) );
	await rename(
		join( files, 'sqlite-database-integration' ),
		join( kept, 'sqlite' )
	);
	await rename(
		join( files, 'wp-cli', 'wp-cli.phar' ),
		join( kept, 'wp-cli.phar' )
	);
	for ( const name of await readdir(
		join( files, 'latest', 'languages' )
	) ) {
		if ( languages.test( name ) ) {
			await rename(
				join( files, 'latest', 'languages', name ),
				join( kept, 'languages', name )
			);
		}
	}
}

/**
 * Publishes the cache atomically by renaming the folder. If another process was first, its cache is used.
 *
 * @param {string} kept
 * @param {string} target
 */
async function publish( kept, target ) {
	try {
		await rename( kept, target );
	} catch ( error ) {
		if ( ! existsSync( target ) ) {
			throw error;
		}
	}
}

/**
 * The user's npm settings (registry, proxy, cache …): pacote itself doesn't read them.
 */
function npmOptions() {
	const config = JSON.parse(
		execFileSync( 'npm', [ 'config', 'list', '--json' ], {
			cwd: root,
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'ignore' ],
			shell: process.platform === 'win32',
		} )
	);
	return {
		registry: config.registry,
		cache: config.cache ? join( config.cache, '_cacache' ) : undefined,
		proxy: config.proxy,
		httpsProxy: config[ 'https-proxy' ],
		noProxy: config.noproxy,
		ca: config.cafile ? readFileSync( config.cafile, 'utf8' ) : config.ca,
		strictSSL: config[ 'strict-ssl' ],
		preferOffline: true,
	};
}

function explain( error, version, from ) {
	if ( error.code === 'EINTEGRITY' ) {
		return `What the npm registry sent as ${ from } is not the pinned package (wrong checksum). Nothing was kept.`;
	}
	const failed = `WordPress ${ version } could not be fetched: ${ error.message }`;
	return version === wordpressVersion
		? `${ failed }\nIt comes from the npm registry (package ${ from }). Check that \`npm view ${ from } version\` works here, ` +
				'then run the same command again.'
		: `${ failed }\nIt comes from ${ from }. Check that this is the number of a release, and that wordpress.org can be reached from here.`;
}
