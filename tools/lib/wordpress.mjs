/**
 * Downloads WordPress once, from the npm registry: the only source that every machine with Node can reach.
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

const source = {
	spec: 'wp-studio@1.22.0',
	integrity:
		'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
};

// Raise the number when the list of kept parts changes: an older cache is then ignored, not patched.
const target = join( cache, `wordpress-${ wordpressVersion }-2` );

/** Right-to-left and left-to-right languages for development; all 25 would take 60 MB more. */
const languages = /^(ar|he_IL|de_DE)[.-]/;

/**
 * @return {Promise<{core: string, languages: string, sqlite: string, cli: string}>} Paths of folders (and of wp-cli.phar) that
 * all sites share: nothing may write into them.
 */
export async function ensureWordPress() {
	if ( ! existsSync( target ) ) {
		await fetchWordPress();
	}
	return {
		core: join( target, 'core' ),
		languages: join( target, 'languages' ),
		sqlite: join( target, 'sqlite' ),
		cli: join( target, 'wp-cli.phar' ),
	};
}

async function fetchWordPress() {
	process.stderr.write(
		`Fetching WordPress ${ wordpressVersion } (67 MB, once; kept in .cache/) …\n`
	);
	const temporary = `${ target }.${ process.pid }.tmp`;
	const unpacked = join( temporary, 'package' );
	try {
		await mkdir( unpacked, { recursive: true } );
		// Loading takes 250 ms, and is needed once per machine.
		const { default: pacote } = await import( 'pacote' );
		await pacote.extract( source.spec, unpacked, {
			...npmOptions(),
			integrity: source.integrity,
		} );
		await keepWhatWeUse( unpacked, join( temporary, 'kept' ) );
		await publish( join( temporary, 'kept' ) );
	} catch ( error ) {
		throw new Error( explain( error ), { cause: error } );
	} finally {
		await rm( temporary, { recursive: true, force: true } );
	}
}

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
	// A site's own wp-config.php is mounted over this one; PHP in WebAssembly needs a file to mount over.
	await writeFile( join( kept, 'core', 'wp-config.php' ), '' );
}

/**
 * Publishes the cache atomically by renaming the folder. If another process was first, its cache is used.
 *
 * @param {string} kept
 */
async function publish( kept ) {
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

function explain( error ) {
	if ( error.code === 'EINTEGRITY' ) {
		return `What the npm registry sent as ${ source.spec } is not the pinned package (wrong checksum). Nothing was kept.`;
	}
	return (
		`WordPress could not be fetched: ${ error.message }\n` +
		`It comes from the npm registry (package ${ source.spec }). Check that \`npm view ${ source.spec } version\` works here, ` +
		'then run the same command again.'
	);
}
