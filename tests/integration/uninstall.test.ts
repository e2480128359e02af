/**
 * What is left of the plugin when it is deleted: nothing.
 */
import { post, removePosts } from './support/site-settings';
import { site } from './support/site';

removePosts();
afterAll( () => site.resetSettings() );

test( 'Deleting the plugin removes what it has stored, and nothing else', async () => {
	const id = await post( {
		post_title: 'Tea',
		meta_input: { _pharos_title: 'T', pharos: 'theirs' },
	} );
	const left = await site.php(
		`( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '|', 'schemas' => [ 'a' => [ 'title' => 'A' ] ] ] );
		update_option( 'pharos_robots_txt', 'User-agent: *', false );
		set_transient( 'pharos_x', 1, 60 );
		wp_schedule_event( time() + 3600, 'weekly', 'pharos_send_usage_data' );
		define( 'WP_UNINSTALL_PLUGIN', 'pharos-seo/pharos-seo.php' );
		$address = get_option( 'pharos_site_address' );
		require WP_PLUGIN_DIR . '/pharos-seo/uninstall.php';
		global $wpdb;
		$left = [
			'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%pharos%'" ),
			'meta' => $wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM $wpdb->postmeta WHERE post_id = %d AND meta_key LIKE '%pharos%'", $args[0] ) ),
			'event' => wp_next_scheduled( 'pharos_send_usage_data' ),
			'read' => get_option( 'pharos_schemas' ),
		];
		update_option( 'pharos_site_address', $address );
		return $left;`,
		[ id ]
	);
	expect( left ).toEqual( {
		options: [],
		meta: [ 'pharos' ],
		event: false,
		read: false,
	} );
} );
