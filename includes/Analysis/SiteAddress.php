<?php
/**
 * Validation of a requested URL: it must be on this site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\Url;
use Pharos\Http\SiteRequests;
use Pharos\Http\Target;

final class SiteAddress {
	/**
	 * @param string $url '' for the home page.
	 * @return string|null The URL to request; null if it's invalid or not on this site.
	 */
	public static function resolve(string $url): ?string {
		$home = home_url('/');
		$url = trim($url);
		if ($url === '') {
			return $home;
		}
		// URLs from requests must be absolute, without characters that URL parsers treat differently.
		$target =
			Url::is_web($url) && !preg_match('/[\x00-\x20\x7F\\\\]/', $url)
				? Target::read($url)
				: null;
		// WordPress in a folder: other folders belong to other sites.
		$path = static fn(string $of): string => trailingslashit(
			(string) wp_parse_url($of, PHP_URL_PATH),
		);
		if (
			$target === null ||
			!SiteRequests::is($target) ||
			!str_starts_with($path($target->url), $path($home))
		) {
			return null;
		}
		$is_home = $path($target->url) === $path($home) && !str_contains($target->url, '?');
		return $is_home ? $home : $target->url;
	}
}
