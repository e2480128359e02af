/** Long loops, and object caches of hosts that can't flush their runtime part. */
import { site } from './support/site';

const DROP_IN = `<?php
// No wp_cache_supports() and no wp_cache_flush_runtime(): WordPress stands in for both, and complains.
function wp_cache_init() { $GLOBALS['wp_object_cache'] = new WP_Object_Cache(); }
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) { return $GLOBALS['wp_object_cache']->add( $key, $data, $group ?: 'default', $expire ); }
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) { return $GLOBALS['wp_object_cache']->set( $key, $data, $group ?: 'default', $expire ); }
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) { return $GLOBALS['wp_object_cache']->replace( $key, $data, $group ?: 'default', $expire ); }
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) { return $GLOBALS['wp_object_cache']->get( $key, $group ?: 'default', $force, $found ); }
function wp_cache_delete( $key, $group = '' ) { return $GLOBALS['wp_object_cache']->delete( $key, $group ?: 'default' ); }
function wp_cache_incr( $key, $by = 1, $group = '' ) { return $GLOBALS['wp_object_cache']->incr( $key, $by, $group ); }
function wp_cache_decr( $key, $by = 1, $group = '' ) { return $GLOBALS['wp_object_cache']->decr( $key, $by, $group ); }
function wp_cache_flush() { $GLOBALS['x_flushed'] = true; return $GLOBALS['wp_object_cache']->flush(); }
function wp_cache_add_global_groups( $groups ) {}
function wp_cache_add_non_persistent_groups( $groups ) {}
function wp_cache_switch_to_blog( $id ) {}
function wp_cache_close() { return true; }
require_once ABSPATH . WPINC . '/class-wp-object-cache.php';
`;

const FREED = `
	$GLOBALS['x_flushed'] = false;
	$complaints = [];
	add_action( 'doing_it_wrong_run', static function ( $function ) use ( &$complaints ) { $complaints[] = $function; } );
	wp_cache_set( 'x', 1, 'x' );
	Pharos\\Core\\Memory::free();
	return [ (bool) wp_using_ext_object_cache(), wp_cache_get( 'x', 'x' ), $GLOBALS['x_flushed'], $complaints ];`;

test( 'A loop over a whole site drops what WordPress has read', async () => {
	expect( await site.php( FREED ) ).toEqual( [ false, false, false, [] ] );
} );

test( 'An object cache that can only drop everything, for all requests, is left alone, and nothing is logged', async () => {
	await site.php(
		`file_put_contents( WP_CONTENT_DIR . '/object-cache.php', $args[0] );`,
		[ DROP_IN ]
	);
	try {
		expect( await site.php( FREED ) ).toEqual( [ true, 1, false, [] ] );
	} finally {
		await site.php( `unlink( WP_CONTENT_DIR . '/object-cache.php' );` );
	}
} );
