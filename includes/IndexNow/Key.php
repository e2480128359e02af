<?php
/**
 * The key that proves to search engines that the site submits its own URLs.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\AtomicOptions;
use Pharos\Core\File;
use Pharos\Sitemaps\Server as Files;
use Pharos\Sitemaps\Urls;

/**
 * It belongs to this site, so settings files don't include it. WordPress serves it below the home URL, so it is valid for all URLs of the site.
 *
 * @see https://www.indexnow.org/documentation
 */
final class Key implements File {
	public const OPTION = 'pharos_indexnow_key';

	/** The query parameter of the key file with plain permalinks. */
	public const PARAMETER = 'pharos_indexnow';

	/** Returns the key; the first call creates it. */
	public static function current(): string {
		$key = self::stored();
		if ($key === '') {
			// Of requests that create it at the same time, all return the first one.
			$is_damaged = get_option(self::OPTION) !== false;
			AtomicOptions::put(self::OPTION, bin2hex(random_bytes(16)), $is_damaged, 'off');
			$key = self::stored();
		}
		return $key;
	}

	public static function url(): string {
		$key = self::current();
		return Urls::of_file("$key.txt", self::PARAMETER . "=$key");
	}

	public static function serve(\Closure $settings, \Closure $variables): void {
		$key = $settings()->get('enable_indexnow') ? self::stored() : '';
		$path = Urls::path();
		$is_asked =
			$key !== '' &&
			in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true) &&
			($path === "$key.txt" || ($path === '' && ($_GET[self::PARAMETER] ?? null) === $key));
		if ($is_asked) {
			Files::answer($key, md5($key), null, 'text/plain');
		}
	}

	/** Returns the stored key; '' if there is none. */
	private static function stored(): string {
		$key = get_option(self::OPTION);
		return is_string($key) && preg_match('/^[0-9a-f]{32}\z/', $key) === 1 ? $key : '';
	}
}
