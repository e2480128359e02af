<?php
/**
 * The files of the build: scripts and styles by entry name (webpack.config.js).
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Build {
	/**
	 * Enqueues an entry with the dependencies and version from its asset file, and its styles.
	 *
	 * @param list<string> $dependencies Handles of additional dependencies.
	 */
	public static function enqueue(string $entry, array $dependencies = []): void {
		$asset_file = self::path("build/{$entry}.asset.php");
		if (!is_file($asset_file)) {
			// The build hasn't been run: the shell still works, with its links.
			return;
		}
		$asset = require $asset_file;
		wp_enqueue_script(
			"pharos-{$entry}",
			self::url("build/{$entry}.js"),
			[...$asset['dependencies'], ...$dependencies],
			$asset['version'],
			['in_footer' => true],
		);
		wp_set_script_translations("pharos-{$entry}", 'pharos-seo', self::path('languages'));
		self::style($entry);
		/**
		 * Fires after a script of the plugin was enqueued: add-ons enqueue theirs for the same screen, whichever hooks of WordPress the
		 * screen has.
		 *
		 * @param string $entry `admin` (settings application and setup wizard), `editor` (block editor), `object-form` (classic editor,
		 *                      terms, profiles), `elementor`, and the scripts of single features, such as `post-list`.
		 *
		 * @since 0.1.0
		 * @see docs/add-ons.md
		 * @example add_action('pharos_enqueue_script', static function (string $entry): void {
		 * 	if ($entry === 'admin') {
		 * 		wp_enqueue_script('acme-settings', plugins_url('settings.js', ACME_FILE), ['wp-hooks', 'pharos-admin'], '1.0.0', true);
		 * 	}
		 * });
		 */
		do_action('pharos_enqueue_script', $entry);
	}

	/** Enqueues a style sheet of the build, if there is one of that name. */
	public static function style(string $name): void {
		$file = self::path("build/style-{$name}.css");
		if (is_file($file)) {
			wp_enqueue_style(
				"pharos-{$name}",
				self::url("build/style-{$name}.css"),
				['wp-components'],
				(string) filemtime($file),
			);
		}
	}

	/** @return array<string, list<string>> The files of each screen by route, relative to the build folder. */
	public static function screens(): array {
		$file = self::path('build/screens.php');
		return is_file($file) ? require $file : [];
	}

	/** Encodes a value as JSON for an inline script. */
	public static function json(mixed $value): string {
		return (string) wp_json_encode(
			$value,
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
		);
	}

	private static function path(string $relative): string {
		return dirname(PHAROS_FILE) . '/' . $relative;
	}

	public static function url(string $relative): string {
		return plugins_url($relative, PHAROS_FILE);
	}
}
