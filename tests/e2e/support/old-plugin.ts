import type { Site } from '../../support/site';

/** The posts with data of the source plugin: by slug, their SEO titles. */
export const OLD_POSTS = {
	'old-gyokuro': 'Gyokuro from Uji',
	'old-sencha': 'Sencha from Shizuoka',
	'old-hojicha': 'Hojicha from Kyoto',
	'old-genmaicha': 'Genmaicha with rice',
};

/**
 * Simulates Yoast SEO: its data, and a plugin that outputs those parts of them that the tests check.
 *
 * @param site     The site of the test.
 * @param isActive Whether the plugin is installed and active; otherwise only its data exist.
 */
export const installOldPlugin = ( site: Site, isActive = true ) =>
	site.php(
		`foreach ( $args['posts'] as $name => $title ) {
			$id = wp_insert_post( [ 'post_title' => ucfirst( substr( $name, 4 ) ), 'post_name' => $name, 'post_status' => 'publish', 'post_content' => 'Tea.' ] );
			update_post_meta( $id, '_yoast_wpseo_title', $title );
			update_post_meta( $id, '_yoast_wpseo_metadesc', "All about $title." );
		}
		update_option( 'wpseo', [ 'version' => '26.0' ] );
		update_option( 'wpseo_titles', [ 'separator' => 'sc-pipe', 'title-post' => '%%title%% %%sep%% %%sitename%%' ] );
		if ( $args['active'] ) {
			wp_mkdir_p( WP_PLUGIN_DIR . '/wordpress-seo' );
			file_put_contents( WP_PLUGIN_DIR . '/wordpress-seo/wp-seo.php', $args['plugin'] );
			update_option( 'active_plugins', [ ...get_option( 'active_plugins' ), 'wordpress-seo/wp-seo.php' ] );
		}`,
		{ posts: OLD_POSTS, active: isActive, plugin: PLUGIN }
	);

const PLUGIN = `<?php
/* Plugin Name: Yoast SEO */
add_filter( 'pre_get_document_title', static fn( $title ) => is_singular() ? ( get_post_meta( get_queried_object_id(), '_yoast_wpseo_title', true ) ?: $title ) : $title );
add_action( 'wp_head', static function () {
	$text = is_singular() ? get_post_meta( get_queried_object_id(), '_yoast_wpseo_metadesc', true ) : '';
	echo $text ? '<meta name="description" content="' . esc_attr( $text ) . '">' : '';
	echo '<meta property="og:site_name" content="The Tea House">';
} );
`;

/** Removes all of it, and the migrated data. */
export const removeOldPlugin = ( site: Site ) =>
	site.php(
		`foreach ( array_keys( $args['posts'] ) as $name ) {
			foreach ( get_posts( [ 'name' => $name, 'numberposts' => -1, 'post_status' => 'any' ] ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
		}
		update_option( 'active_plugins', array_values( array_diff( get_option( 'active_plugins' ), [ 'wordpress-seo/wp-seo.php' ] ) ) );
		if ( is_file( WP_PLUGIN_DIR . '/wordpress-seo/wp-seo.php' ) ) {
			unlink( WP_PLUGIN_DIR . '/wordpress-seo/wp-seo.php' );
			rmdir( WP_PLUGIN_DIR . '/wordpress-seo' );
		}
		foreach ( [ 'wpseo', 'wpseo_titles', 'pharos_migration', 'pharos_migration_backups', 'pharos_parity' ] as $name ) {
			delete_option( $name );
		}
		Pharos\\Migration\\Tables::drop();
		$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}pharos_parity" );`,
		{ posts: OLD_POSTS }
	);

/**
 * The migrated titles of these posts, by slug.
 *
 * @param site The site of the test.
 */
export const migratedTitles = ( site: Site ) =>
	site.php< Record< string, string > >(
		`$titles = [];
		foreach ( array_keys( $args ) as $name ) {
			$titles[ $name ] = get_post_meta( get_page_by_path( $name, OBJECT, 'post' )->ID, '_pharos_title', true );
		}
		return $titles;`,
		OLD_POSTS
	);
