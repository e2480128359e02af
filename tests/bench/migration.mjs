/**
 * Benchmark of a migration of many posts from Yoast SEO: one item per request as in the application, compared with an
 * empty request, and all items with WP-CLI, including the memory usage.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fill } from './fill.mjs';
import { median } from './median.mjs';
import { runPhp } from './run-php.mjs';

const rounds = 120;

/**
 * @param {{url: string, secret: string, folder: string}} site
 * @param {number}                                        posts Number of posts on the site.
 * @param {(line: string) => void}                        print
 */
export async function measureMigration( site, posts, print ) {
	await fill( site, posts, print );
	const data = await giveData( site );
	await calls( site, data, print );
	await forget( site );
	terminal( site, print );
	terminal( site, print, 'again' );
}

/**
 * Adds Yoast SEO data to the posts: title, description and keyword to all; some have more, a few have all fields.
 * Returns some of the ids.
 */
const giveData = ( site ) =>
	runPhp(
		site,
		`set_time_limit( 0 );
		global $wpdb;
		update_option( 'wpseo_titles', [ 'separator' => 'sc-pipe', 'title-post' => '%%title%% %%page%% %%sep%% %%sitename%%' ] );
		$values = [
			'title' => [ 1, "CONCAT( post_title, ' %%sep%% %%sitename%%' )" ],
			'metadesc' => [ 1, "CONCAT( 'All about ', post_title, ', from the first leaf to the last cup: 100% tea.' )" ],
			'focuskw' => [ 1, "'tea'" ],
			'opengraph-title' => [ 4, "CONCAT( 'Share: ', post_title )" ],
			'opengraph-image' => [ 8, "CONCAT( '" . wp_get_upload_dir()['baseurl'] . "/2015/01/image-', 1 + ID % 500, '.jpg' )" ],
			'opengraph-image-id' => [ 16, '9999 - ID % 500' ],
			'twitter-image' => [ 40, "CONCAT( 'https://example.com/', ID, '.jpg' )" ],
			'meta-robots-noindex' => [ 20, "'1'" ],
			'bctitle' => [ 20, "'Crumb'" ],
			'linkdex' => [ 1, "'70'" ],
		];
		foreach ( $values as $key => [ $every, $value ] ) {
			$wpdb->query( "INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value )
				SELECT ID, '_yoast_wpseo_$key', $value FROM $wpdb->posts p WHERE post_type = 'post' AND ID % $every = 0
				AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '_yoast_wpseo_$key' )" );
		}
		$wpdb->query( "ANALYZE TABLE $wpdb->postmeta" );
		wp_cache_flush();
		return array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'post' ORDER BY ID DESC LIMIT ${
			rounds + 10
		}" ) );`
	);

/** Deletes all data of earlier migrations. */
const forget = ( site ) =>
	runPhp(
		site,
		`global $wpdb;
		set_time_limit( 0 );
		Pharos\\Migration\\Tables::drop();
		delete_option( Pharos\\Migration\\State::OPTION );
		$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key LIKE '\\\\_pharos\\\\_%'" );
		wp_cache_flush();`
	);

/** Requests of the three types in turn, so that other load on the machine affects them equally. */
async function calls( site, ids, print ) {
	await forget( site );
	const { cookie, nonce } = await session( site );
	const call = async ( path, body ) => {
		const begin = performance.now();
		const response = await fetch( `${ site.url }/wp-json${ path }`, {
			method: 'POST',
			headers: {
				Cookie: cookie,
				'X-WP-Nonce': nonce,
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( body ),
		} );
		const text = await response.text();
		if ( ! response.ok ) {
			throw new Error(
				`${ path } answered ${ response.status }: ${ text }`
			);
		}
		return performance.now() - begin;
	};
	const migrate = ( id ) =>
		call( '/pharos/v1/migrate/posts', {
			plugin_slug: 'yoast',
			post_ids: [ id ],
			cleanup: false,
		} );
	await call( '/pharos/v1/migrate/global-settings', {
		plugin_slug: 'yoast',
		cleanup: false,
	} );
	const times = { empty: [], first: [], again: [] };
	for ( const [ round, id ] of ids.entries() ) {
		const row = {
			empty: await call( '/pharos-test/v1/nothing', {} ),
			first: await migrate( id ),
			again: await migrate( id ),
		};
		// The first requests fill the caches of PHP and the database.
		if ( round >= 10 ) {
			for ( const [ name, time ] of Object.entries( row ) ) {
				times[ name ].push( time );
			}
		}
	}
	const empty = median( times.empty );
	const names = {
		empty: 'a call that does nothing',
		first: 'a post is migrated',
		again: 'the same once more',
	};
	for ( const [ name, label ] of Object.entries( names ) ) {
		const time = median( times[ name ] );
		print(
			`  ${ label.padEnd( 26 ) } ${ time.toFixed( 1 ) } ms, ${ ( time / empty ).toFixed( 2 ) } times the empty one`
		);
	}
}

async function session( { url, secret } ) {
	const response = await fetch( `${ url }/wp-json/pharos-test/v1/session`, {
		method: 'POST',
		headers: {
			'X-Pharos-Test': secret,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( { user: 'admin' } ),
	} );
	const { nonce } = await response.json();
	const cookie = response.headers
		.getSetCookie()
		.map( ( value ) => value.split( ';' )[ 0 ] )
		.join( '; ' );
	return { cookie, nonce };
}

function terminal( { folder }, print, which = '' ) {
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		[
			join( import.meta.dirname, '../support/run-wp-cli.mjs' ),
			folder,
			'--exec=$begin = microtime( true ); register_shutdown_function( static function () use ( $begin ) { $use = getrusage(); fwrite( STDERR, sprintf( "COST %.2f %d %.2f", microtime( true ) - $begin, memory_get_peak_usage(), $use["ru_utime.tv_sec"] + $use["ru_utime.tv_usec"] / 1e6 ) ); } );',
			...[ 'pharos', 'migrate', 'yoast', '--format=json' ],
		],
		{ encoding: 'utf8', maxBuffer: 1e8 }
	);
	const cost = /COST (\S+) (\d+) (\S+)/.exec( stderr );
	if ( status !== 0 || ! cost ) {
		throw new Error( `wp pharos migrate: ${ stdout }${ stderr }` );
	}
	const [ seconds, bytes, cpu ] = cost.slice( 1 ).map( Number );
	const found = JSON.parse( stdout ).migrated.reduce(
		( sum, row ) => sum + row.found,
		0
	);
	print(
		`  ${ `WP-CLI ${ which }`.padEnd( 26 ) } ${ found } objects in ${ seconds.toFixed( 1 ) } s (PHP computes for ${ cpu.toFixed( 1 ) } s of it): ${ Math.round(
			found / seconds
		) } a second, ${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB of memory`
	);
}
