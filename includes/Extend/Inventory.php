<?php
/**
 * The plugins and themes of the site, by slug in the WordPress.org directory.
 */

declare(strict_types=1);

namespace Pharos\Extend;

final class Inventory {
	/** @return array{installed: list<string>, active: list<string>} */
	public static function plugins(): array {
		$installed = self::files();
		return [
			'installed' => array_map('strval', array_keys($installed)),
			'active' => array_values(
				array_map(
					'strval',
					array_keys(array_filter($installed, static fn($files) => self::any($files))),
				),
			),
		];
	}

	/**
	 * Returns the themes by state. A child theme also uses its parent: both are active.
	 *
	 * @return array{installed: list<string>, active: list<string>}
	 */
	public static function themes(): array {
		return [
			'installed' => array_map('strval', array_keys(wp_get_themes())),
			'active' => array_values(array_unique([get_stylesheet(), get_template()])),
		];
	}

	/** Returns the main file of a plugin, relative to the plugins folder; '' if it isn't installed. */
	public static function plugin_file(string $slug): string {
		$files = self::files()[$slug] ?? [];
		return in_array("$slug/$slug.php", $files, true) ? "$slug/$slug.php" : $files[0] ?? '';
	}

	/** @return array<array-key, list<string>> Main files by slug: the name of the folder, or of a single-file plugin. */
	private static function files(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$files = [];
		foreach (array_keys(get_plugins()) as $file) {
			$folder = dirname($file);
			$files[$folder === '.' ? basename($file, '.php') : $folder][] = $file;
		}
		return $files;
	}

	/** @param list<string> $files The main files of one plugin. */
	private static function any(array $files): bool {
		return array_filter($files, 'is_plugin_active') !== [];
	}
}
