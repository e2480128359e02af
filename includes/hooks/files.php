<?php
/**
 * Hooks of files: those that features serve, WordPress's sitemap, robots.txt. Loaded on `init` for URLs that may be one of them and for
 * requests other than pages.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings  $settings
 * @param \Closure(): Template\Variables $variables
 */
return static function (\Closure $settings, \Closure $variables): void {
	$address = (string) ($_SERVER['REQUEST_URI'] ?? '');

	// ---- Files of features: before WordPress queries posts -----------------------------------------------------------

	$features = require __DIR__ . '/features.php';
	foreach (array_merge(...array_column($features, 'files')) as $file => $pattern) {
		if (preg_match($pattern, $address) === 1) {
			add_action('wp_loaded', static fn() => $file::serve($settings, $variables));
		}
	}

	// The request of a job. After what other code does on this hook.
	if (isset($_GET['pharos_visitor_check'])) {
		add_action('wp_loaded', [Content\VisitorRequest::class, 'serve'], PHP_INT_MAX);
	}

	// ---- WordPress's built-in sitemap and robots.txt --------------------------------------------------------------

	// Excludes pages that are set to noindex or have a different canonical URL from WordPress's sitemap.
	$sitemap = static fn(): object => new Sitemaps\CoreSitemap($settings());
	add_filter('wp_sitemaps_post_types', static fn($types) => $sitemap()->types((array) $types));
	add_filter(
		'wp_sitemaps_taxonomies',
		static fn($taxonomies) => $sitemap()->types((array) $taxonomies),
	);
	foreach (['posts' => 'post', 'taxonomies' => 'term', 'users' => 'user'] as $list => $kind) {
		add_filter(
			"wp_sitemaps_{$list}_query_args",
			static fn($query) => $sitemap()->without_hidden($kind, (array) $query),
		);
	}
	add_filter(
		'wp_sitemaps_users_pre_url_list',
		static fn($list) => $sitemap()->has_authors() ? $list : [],
	);
	add_filter(
		'wp_sitemaps_users_pre_max_num_pages',
		static fn($pages) => $sitemap()->has_authors() ? $pages : 0,
	);
	add_filter(
		'wp_sitemaps_posts_pre_url_list',
		static fn($list, $type, $page) => $list ?? $sitemap()->without_home($type, $page),
		10,
		3,
	);

	add_filter(
		'robots_txt',
		static fn($output) => $settings()->get('enable_xml_sitemap') && get_option('blog_public')
			? $output . "\nSitemap: " . esc_url(Sitemaps\Urls::index()) . "\n"
			: $output,
		0,
	);
	add_filter(
		'robots_txt',
		static fn($output) => $settings()->get('enable_schema_map') && get_option('blog_public')
			? $output . "\nSchemamap: " . esc_url(SchemaMap\RestController::url()) . "\n"
			: $output,
		1,
	);
	// After other plugins, so that the initial text in the editor includes their additions.
	add_filter(
		'robots_txt',
		static fn($output) => RobotsTxt\RobotsTxt::filter((string) $output, $settings()),
		1000,
	);
};
