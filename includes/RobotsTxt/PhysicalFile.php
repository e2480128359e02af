<?php
/**
 * A physical robots.txt: the web server serves it without WordPress.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\AddOns;

final class PhysicalFile {
	public static function exists(): bool {
		return is_file(self::path());
	}

	/** The content, limited to the size that crawlers read; '' if it can't be read. */
	public static function content(): string {
		$path = self::path();
		if (!is_readable($path)) {
			return '';
		}
		$text = file_get_contents($path, false, null, 0, RobotsTxt::MAX_BYTES);
		return RobotsTxt::normalise(wp_check_invalid_utf8((string) $text, true));
	}

	private static function path(): string {
		$folder = self::folder();
		/**
		 * Filters the path of a physical robots.txt, for hosts whose web server uses a different folder than WordPress.
		 *
		 * @param string $path The file's path on the disk.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_robots_txt_file', static fn(): string => '/srv/public/robots.txt');
		 */
		$path = apply_filters('pharos_robots_txt_file', "$folder/robots.txt");
		return is_string($path)
			? $path
			: AddOns::refuse('pharos_robots_txt_file', $path, "$folder/robots.txt");
	}

	/** The folder of the home URL, which is above WordPress's folder if WordPress is in a subdirectory of it. */
	public static function folder(): string {
		$folder = untrailingslashit(wp_normalize_path(ABSPATH));
		$home = untrailingslashit(set_url_scheme((string) get_option('home'), 'http'));
		$site = untrailingslashit(set_url_scheme((string) get_option('siteurl'), 'http'));
		$below = str_starts_with($site, "$home/") ? substr($site, strlen($home)) : '';
		if ($below !== '' && str_ends_with($folder, $below)) {
			$folder = substr($folder, 0, -strlen($below));
		}
		return $folder;
	}
}
