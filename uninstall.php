<?php
/**
 * Removes everything the plugin has stored, when it is deleted.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit();

// A function, so that no variable of ours becomes a global one.
(static function (): void {
	global $wpdb;

	$remove = static function (string $table, string $column, string ...$prefixes) use (
		$wpdb,
	): void {
		foreach ($prefixes as $prefix) {
			$wpdb->query(
				$wpdb->prepare(
					'DELETE FROM %i WHERE %i LIKE %s',
					$table,
					$column,
					$wpdb->esc_like($prefix) . '%',
				),
			);
		}
	};

	$sites = is_multisite()
		? get_sites(['fields' => 'ids', 'number' => 0])
		: [get_current_blog_id()];
	foreach ($sites as $site) {
		if (is_multisite()) {
			switch_to_blog((int) $site);
		}
		$remove(
			$wpdb->options,
			'option_name',
			'pharos_',
			'_transient_pharos_',
			'_transient_timeout_pharos_',
		);
		foreach (
			[
				'pharos_sitemaps',
				'pharos_sitemap_lists',
				'pharos_migrated',
				'pharos_migration_losses',
				'pharos_parity',
			]
			as $table
		) {
			$wpdb->query($wpdb->prepare('DROP TABLE IF EXISTS %i', $wpdb->prefix . $table));
		}
		wp_unschedule_hook('pharos_build_sitemaps');
		wp_unschedule_hook('pharos_send_usage_data');
		$remove($wpdb->postmeta, 'meta_key', '_pharos_');
		$remove($wpdb->termmeta, 'meta_key', '_pharos_');
		if (is_multisite()) {
			restore_current_blog();
		}
	}
	$remove($wpdb->usermeta, 'meta_key', 'pharos_', '_pharos_');
	if (is_multisite()) {
		$remove(
			$wpdb->sitemeta,
			'meta_key',
			'pharos_',
			'_site_transient_pharos_',
			'_site_transient_timeout_pharos_',
		);
	}
	// The rows went past the caches.
	wp_cache_flush();
})();
