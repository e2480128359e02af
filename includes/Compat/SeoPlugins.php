<?php
/**
 * Other SEO plugins on the same site.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use Pharos\Core\AddOns;

/**
 * Two SEO plugins would output two titles, two descriptions and contradictory directives: while another one is active,
 * Pharos changes nothing on the front end.
 */
final class SeoPlugins {
	/** Known plugins by main file; the slugs match those of the migration. */
	private const KNOWN = [
		'wordpress-seo/wp-seo.php' => ['slug' => 'yoast', 'name' => 'Yoast SEO'],
		'wordpress-seo-premium/wp-seo-premium.php' => [
			'slug' => 'yoast',
			'name' => 'Yoast SEO Premium',
		],
		'seo-by-rank-math/rank-math.php' => ['slug' => 'rankmath', 'name' => 'Rank Math SEO'],
		'seo-by-rank-math-pro/rank-math-pro.php' => [
			'slug' => 'rankmath',
			'name' => 'Rank Math SEO PRO',
		],
		'all-in-one-seo-pack/all_in_one_seo_pack.php' => [
			'slug' => 'aioseo',
			'name' => 'All in One SEO',
		],
		'all-in-one-seo-pack-pro/all_in_one_seo_pack.php' => [
			'slug' => 'aioseo',
			'name' => 'All in One SEO Pro',
		],
		'wp-seopress/seopress.php' => ['slug' => 'seopress', 'name' => 'SEOPress'],
		'wp-seopress-pro/seopress-pro.php' => ['slug' => 'seopress', 'name' => 'SEOPress PRO'],
		'autodescription/autodescription.php' => ['slug' => 'tsf', 'name' => 'The SEO Framework'],
		'slim-seo/slim-seo.php' => ['slug' => 'slim', 'name' => 'Slim SEO'],
		'slim-seo-pro/slim-seo-pro.php' => ['slug' => 'slim', 'name' => 'Slim SEO Pro'],
		'surerank/surerank.php' => ['slug' => 'surerank', 'name' => 'SureRank'],
		'surerank-pro/surerank-pro.php' => ['slug' => 'surerank', 'name' => 'SureRank Pro'],
		'squirrly-seo/squirrly.php' => ['slug' => 'squirrly', 'name' => 'Squirrly SEO'],
	];

	/**
	 * Returns the first active one; null if there is none. Takes no query.
	 *
	 * @return array{slug: string, name: string}|null
	 */
	public static function active(): ?array {
		foreach (self::found() as $plugin) {
			return $plugin;
		}
		return null;
	}

	/** @return array<string, array{slug: string, name: string}> All active ones, by main file. */
	public static function all_active(): array {
		return iterator_to_array(self::found());
	}

	/** @return \Generator<string, array{slug: string, name: string}> */
	private static function found(): \Generator {
		/**
		 * Filters the list of SEO plugins. Add callbacks on `plugins_loaded` or earlier.
		 *
		 * @param array<string, array{slug: string, name: string}> $plugins By main file, such as
		 *                                                                  "my-seo/my-seo.php".
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_other_seo_plugins', static fn(array $plugins): array => $plugins + [
		 * 	'my-seo/my-seo.php' => ['slug' => 'my-seo', 'name' => 'My SEO'],
		 * ]);
		 */
		$plugins = apply_filters('pharos_other_seo_plugins', self::KNOWN);
		if (!is_array($plugins)) {
			$plugins = AddOns::refuse('pharos_other_seo_plugins', $plugins, self::KNOWN);
		}
		foreach (self::active_files() as $file) {
			$plugin = $plugins[$file] ?? null;
			// A plugin whose folder was deleted manually stays in the option.
			if ($plugin === null || !is_file(WP_PLUGIN_DIR . "/$file")) {
				continue;
			}
			if (
				is_array($plugin) &&
				is_string($plugin['slug'] ?? null) &&
				is_string($plugin['name'] ?? null)
			) {
				yield $file => ['slug' => $plugin['slug'], 'name' => $plugin['name']];
				continue;
			}
			AddOns::refuse('pharos_other_seo_plugins', $plugin);
		}
	}

	/** @return list<string> From the options: plugins load one after another, and some load after Pharos. */
	private static function active_files(): array {
		$files = (array) get_option('active_plugins', []);
		if (is_multisite()) {
			$network = (array) get_site_option('active_sitewide_plugins', []);
			$files = [...array_keys($network), ...$files];
		}
		return array_values(array_filter($files, 'is_string'));
	}
}
