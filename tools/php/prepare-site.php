<?php
/**
 * Runs inside WordPress each time a development or test site starts.
 */

declare(strict_types=1);

require getenv('PHAROS_WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

pharos_follow_address();
$pharos_active = activate_plugin('pharos-seo/pharos-seo.php');
if (is_wp_error($pharos_active)) {
	throw new RuntimeException($pharos_active->get_error_message());
}

/**
 * Replaces the old site URL in content: WordPress stores absolute URLs, and the port can change between starts.
 */
function pharos_follow_address(): void {
	global $wpdb;
	$before = get_option('pharos_site_address', home_url());
	if ($before !== home_url()) {
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->posts SET post_content = REPLACE(post_content, %s, %s), guid = REPLACE(guid, %s, %s)",
				$before,
				home_url(),
				$before,
				home_url(),
			),
		);
	}
	update_option('pharos_site_address', home_url());
}
