<?php
/**
 * A fingerprint of the data that reports depend on and that can be queried: settings, options, plugins, theme, versions.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\RobotsTxt\PhysicalFile;
use Pharos\RobotsTxt\RobotsTxt;
use Pharos\SearchConsole\Property;
use Pharos\Settings\Settings;

/**
 * Compared when a report is requested, so that changes don't have to be tracked, including those without WordPress:
 * files of a deployment, options written by SQL. Data that is too large to query, posts and terms, is tracked by
 * Changes.
 */
final class Fingerprint {
	/** Options of WordPress that affect the content and URLs of pages, and indexing. */
	private const OPTIONS = [
		'blogname',
		'blogdescription',
		'blog_public',
		'home',
		'siteurl',
		'WPLANG',
		'blog_charset',
		'timezone_string',
		'gmt_offset',
		'date_format',
		'permalink_structure',
		'category_base',
		'tag_base',
		'show_on_front',
		'page_on_front',
		'page_for_posts',
		'posts_per_page',
		'sticky_posts',
		'site_icon',
		'site_logo',
		'page_comments',
		'wp_attachment_pages_enabled',
		'wp_page_for_privacy_policy',
	];

	/** Files of a theme that change with it; for plugins, the modification time of the main file identifies the version. */
	private const THEME = ['style.css', 'theme.json', 'functions.php', 'header.php', 'footer.php'];

	/** @param array<string, Check> $checks The checks of the kind. */
	public static function compute(string $kind, Settings $settings, array $checks): string {
		global $wp_version;
		$depends = [
			array_keys($checks),
			PHAROS_VERSION,
			$wp_version,
			// Reports are in the user's language.
			determine_locale(),
			$settings->all(),
			// Without registered defaults, which are known in REST requests only.
			array_map(static fn(string $name): mixed => get_option($name, ''), self::OPTIONS),
			self::plugins(),
			self::theme(),
		];
		if ($kind !== 'settings') {
			$depends[] = self::widgets();
		}
		if ($kind === 'other') {
			// WP-CLI may use another PHP than the web server, whose report then doesn't apply.
			$depends[] = [
				PHP_VERSION,
				RobotsTxt::custom_text(),
				PhysicalFile::content(),
				Property::chosen(),
			];
		}
		return md5(serialize($depends));
	}

	/** @return array<string, int> Modification times of the main files, by file. */
	private static function plugins(): array {
		$active = [
			...array_values((array) get_option('active_plugins', [])),
			...is_multisite()
				? array_keys((array) get_site_option('active_sitewide_plugins', []))
				: [],
		];
		$files = [
			...array_map(
				static fn(mixed $plugin): string => WP_PLUGIN_DIR . "/$plugin",
				array_filter($active, 'is_string'),
			),
			...wp_get_mu_plugins(),
		];
		return self::times($files);
	}

	private static function theme(): array {
		$files = [];
		foreach (array_unique([get_stylesheet_directory(), get_template_directory()]) as $folder) {
			foreach (self::THEME as $file) {
				$files[] = "$folder/$file";
			}
		}
		return [get_stylesheet(), get_theme_mods(), self::times($files)];
	}

	/** @return array<string, mixed> */
	private static function widgets(): array {
		return array_filter(
			wp_load_alloptions(),
			static fn(string $option): bool => $option === 'sidebars_widgets' ||
				str_starts_with($option, 'widget_'),
			ARRAY_FILTER_USE_KEY,
		);
	}

	/**
	 * @param string[] $files
	 * @return array<string, int>
	 */
	private static function times(array $files): array {
		$times = [];
		foreach ($files as $file) {
			if (is_file($file)) {
				$times[$file] = (int) filemtime($file);
			}
		}
		return $times;
	}
}
