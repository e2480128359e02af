<?php
/**
 * Plugin Name: No update checks
 *
 * Development sites block external requests (WP_HTTP_BLOCK_EXTERNAL): without this plugin, every blocked update check would be logged as a
 * warning.
 */

declare(strict_types=1);

foreach (['update_core', 'update_plugins', 'update_themes'] as $pharos_check) {
	add_filter(
		"pre_site_transient_$pharos_check",
		static fn(): object => (object) [
			'last_checked' => time(),
			'version_checked' => wp_get_wp_version(),
			'updates' => [],
			'response' => [],
			'translations' => [],
			'no_update' => [],
			'checked' => [],
		],
	);
}
add_filter(
	'pre_http_request',
	static function ($answer, array $args, string $url) {
		$is_own = wp_parse_url($url, PHP_URL_HOST) === wp_parse_url(home_url(), PHP_URL_HOST);
		return $is_own ? $answer : new WP_Error('offline', 'Development sites ask nobody outside.');
	},
	99,
	3,
);
// Avatars are external images; the users of a development site have none.
add_filter('pre_option_show_avatars', '__return_zero');
