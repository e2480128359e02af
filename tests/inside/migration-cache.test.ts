/**
 * A site with an object cache shared by all requests, such as Redis: data cached by a visitor's request during a
 * migration don't persist.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, migrate } from '../integration/support/migration';
import { withOwnSite } from '../integration/support/own-site';

const own = withOwnSite();

beforeAll( async () => {
	await load( own.site, 'yoast' );
	await own.site.php(
		`file_put_contents( WP_CONTENT_DIR . '/object-cache.php', $args['code'] );`,
		{
			code: readFileSync(
				join( __dirname, '../fixtures/object-cache/object-cache.php' ),
				'utf8'
			),
		}
	);
}, 60_000 );

afterAll( () =>
	own.site.php(
		`wp_cache_flush(); unlink( WP_CONTENT_DIR . '/object-cache.php' );`
	)
);

/** Simulates another request before each COMMIT: it caches the rows of a post and a query of them. */
const VISITOR = `
	$read = static fn() => $GLOBALS['wpdb']->get_results( "SELECT meta_key, meta_value FROM {$GLOBALS['wpdb']->postmeta} WHERE post_id = 101", ARRAY_N );
	$old = [];
	foreach ( $read() as [ $key, $value ] ) {
		$old[ $key ][] = $value;
	}
	$query = [ 'post_type' => 'post', 'meta_key' => '_pharos_title', 'fields' => 'ids', 'numberposts' => 1, 'include' => [ 101 ] ];
	$found = get_posts( $query );
	add_filter( 'query', static function ( $sql ) use ( $old, $query ) {
		if ( 'COMMIT' === $sql ) {
			wp_cache_set( 101, $old, 'post_meta' );
			// What get_posts() has found before is what it finds for this visitor, too.
			wp_cache_set( 'visited', wp_cache_get_last_changed( 'posts' ), 'test' );
		}
		return $sql;
	} );`;

const fresh = `
	$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->postmeta, [ 'post_id' => 101, 'meta_key' => '_pharos_title' ] );
	Pharos\\Migration\\Tables::drop();
	wp_cache_flush();`;

test( 'A visitor between writing and COMMIT does not bring the old rows back', async () => {
	expect( await own.site.php( `return wp_using_ext_object_cache();` ) ).toBe(
		true
	);
	await own.site.php( fresh );
	const [ title, visited, now ] = await own.site.php<
		string[]
	>( `${ VISITOR }
		( new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( 'yoast' ) ) )->migrate( 'post', [ 101 ] );
		return [ get_post_meta( 101, '_pharos_title', true ), wp_cache_get( 'visited', 'test' ), wp_cache_get_last_changed( 'posts' ) ];` );
	expect( title ).not.toBe( '' );
	// Queries cached for the visitor are no longer used.
	expect( visited ).not.toBe( now );
	// The next request, by the next visitor.
	expect(
		await own.site.php(
			`return get_post_meta( 101, '_pharos_title', true );`
		)
	).toBe( title );
} );

test( 'Nor do they when a migration is taken back', async () => {
	await own.site.php( `${ VISITOR }
		$left = ( new Pharos\\Migration\\Restore( new Pharos\\Settings\\Settings() ) );
		update_option( 'pharos_migration_backups', [ [ 'id' => 'x', 'time' => 1, 'source' => 'yoast', 'settings' => [] ] ] );
		$left->run( 'x', 60 );` );
	expect(
		await own.site.php(
			`return get_post_meta( 101, '_pharos_title', true );`
		)
	).toBe( '' );
} );

test( 'What the database has refused is in no cache', async () => {
	await own.site.php( fresh );
	const failed = await own.site.php( `
		$GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', static fn( $sql ) => 'COMMIT' === $sql ? 'INSERT INTO nowhere VALUES (1)' : $sql );
		// Somebody else's code reads what is being written.
		add_action( 'added_post_meta', static fn( $row, $id ) => get_post_meta( $id, '_pharos_title', true ), 10, 2 );
		try {
			( new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( 'yoast' ) ) )->migrate( 'post', [ 101 ] );
		} catch ( RuntimeException ) {
			return 'refused';
		}` );
	expect( failed ).toBe( 'refused' );
	expect(
		await own.site.php(
			`return get_post_meta( 101, '_pharos_title', true );`
		)
	).toBe( '' );
} );

test( 'A process that was killed leaves rows in the cache that never were written: the next run writes them', async () => {
	await own.site.php( fresh );
	await own.site
		.php(
			`add_action( 'added_post_meta', static fn( $row, $id ) => get_post_meta( $id, '_pharos_title', true ), 10, 2 );
			add_filter( 'query', static function ( $sql ) {
				if ( 'COMMIT' === $sql ) {
					remove_all_actions( 'shutdown' );
					exit;
				}
				return $sql;
			} );
			( new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( 'yoast' ) ) )->migrate( 'post', [ 101 ] );`
		)
		.catch( () => {} );
	const rows = () =>
		own.site.php< number >(
			`return (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->postmeta} WHERE post_id = 101 AND meta_key = '_pharos_title'" );`
		);
	expect( await rows() ).toBe( 0 );
	await migrate( own.site, 'yoast' );
	expect( await rows() ).toBe( 1 );
	// From the cache, as in a visitor's request.
	expect(
		await own.site.php(
			`return get_post_meta( 101, '_pharos_title', true );`
		)
	).not.toBe( '' );
}, 60_000 );
