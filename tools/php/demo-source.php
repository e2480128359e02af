<?php
/**
 * Replaces the content of a new demo site with that of another SEO plugin's site (tests/fixtures/migration), once.
 */

declare(strict_types=1);

require getenv('PHAROS_WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

const PHAROS_DEMO_SOURCE = 'pharos_demo_source';

if (!get_option(PHAROS_DEMO_SOURCE)) {
	$pharos_fixtures = activate_plugin('migration/migration.php');
	if (is_wp_error($pharos_fixtures)) {
		throw new RuntimeException($pharos_fixtures->get_error_message());
	}
	(new Pharos\Tests\Migration\Loader((string) getenv(PHAROS_DEMO_SOURCE)))->load();
	update_option(PHAROS_DEMO_SOURCE, 1);
}
