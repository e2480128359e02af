<?php
/**
 * A robots.txt on the disk: the web server answers with it, and WordPress is never asked.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\AddOns;

final class PhysicalFile {
	public static function exists(): bool {
		return is_file(self::path());
	}

	/** At most as much as crawlers read; '' when it can't be read. */
	public static function content(): string {
		$path = self::path();
		if (!is_readable($path)) {
			return '';
		}
		$text = file_get_contents($path, false, null, 0, RobotsTxt::MAX_BYTES);
		return RobotsTxt::normalise(wp_check_invalid_utf8((string) $text, true));
	}

	/** In the folder of the home page's address, which is above WordPress's own where that has one of its own. */
	private static function path(): string {
		$folder = untrailingslashit(wp_normalize_path(ABSPATH));
		$home = untrailingslashit(set_url_scheme((string) get_option('home'), 'http'));
		$site = untrailingslashit(set_url_scheme((string) get_option('siteurl'), 'http'));
		$below = str_starts_with($site, "$home/") ? substr($site, strlen($home)) : '';
		if ($below !== '' && str_ends_with($folder, $below)) {
			$folder = substr($folder, 0, -strlen($below));
		}
		/**
		 * Filters where the web server would find a robots.txt: for hosts that serve another folder than that of
		 * WordPress.
		 *
		 * @param string $path The file's path on the disk.
		 */
		$path = apply_filters('pharos_robots_txt_file', "$folder/robots.txt");
		return is_string($path)
			? $path
			: AddOns::refuse('pharos_robots_txt_file', $path, "$folder/robots.txt");
	}
}
