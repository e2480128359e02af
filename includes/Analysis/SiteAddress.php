<?php
/**
 * The page that somebody asks for: an address of this site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Analysis\Http\OwnSite;
use Pharos\Analysis\Http\Target;

final class SiteAddress {
	/**
	 * @param string $url '' for the home page.
	 * @return string|null As it is asked for; null for what is none, or not of this site.
	 */
	public static function of(string $url): ?string {
		$home = home_url('/');
		$url = trim($url);
		if ($url === '') {
			return $home;
		}
		// From the outside it comes in full, and without what programs read differently.
		$target =
			Address::is_web($url) && !preg_match('/[\x00-\x20\x7F\\\\]/', $url)
				? Target::read($url)
				: null;
		// WordPress in a folder: what lies beside it is another site.
		$path = static fn(string $of): string => trailingslashit(
			(string) wp_parse_url($of, PHP_URL_PATH),
		);
		if (
			$target === null ||
			!OwnSite::is($target) ||
			!str_starts_with($path($target->url), $path($home))
		) {
			return null;
		}
		$is_home = $path($target->url) === $path($home) && !str_contains($target->url, '?');
		return $is_home ? $home : $target->url;
	}
}
