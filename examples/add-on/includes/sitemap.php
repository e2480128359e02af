<?php
/**
 * URLs for the XML sitemap, turned on by the setting `example_sitemap`, whose field is on Advanced > Sitemaps (src/settings.js).
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter('pharos_sitemap_providers', static function (array $providers): array {
	require_once __DIR__ . '/class-notice-provider.php';
	return $providers + ['example' => new Notice_Provider()];
});
