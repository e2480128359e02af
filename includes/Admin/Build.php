<?php
/**
 * What the build made: scripts and styles by the name of their entry (webpack.config.js).
 */

declare(strict_types=1);

namespace Pharos\Admin;

final class Build {
	/**
	 * Enqueues an entry with the dependencies and the version that the build wrote down, and its styles.
	 *
	 * @param list<string> $dependencies Handles beyond those.
	 */
	public static function enqueue(string $entry, array $dependencies = []): void {
		$asset_file = self::path("build/{$entry}.asset.php");
		if (!is_file($asset_file)) {
			// A checkout that nobody has built yet: the shell stays, with its links.
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

	/** @return array<string, list<string>> The files of each screen, below the folder of the build, by route. */
	public static function screens(): array {
		$file = self::path('build/screens.php');
		return is_file($file) ? require $file : [];
	}

	/** For a script on the page. */
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
