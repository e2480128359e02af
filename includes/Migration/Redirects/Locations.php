<?php
/**
 * URLs as other plugins store them.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Redirects\Address;

final class Locations {
	private const URL = '~^(?:[a-z][a-z0-9+.-]*:)?//~i';

	/** What has another scheme than the web, such as `javascript:`; a host with a port has none. */
	private const OTHER = '~^(?!https?:)(?:tel:|[a-z][a-z0-9+-]*:(?!\d))~i';

	/** A target that is a URL, or a path below the home URL, with or without a slash before it. */
	public static function below_home(string $target): string {
		$target = self::clean($target);
		return match (true) {
			str_starts_with($target, '//') => "https:$target",
			preg_match(self::URL, $target) === 1, self::is_other($target) => $target,
			default => '/' . ltrim($target, '/'),
		};
	}

	/** A target that is a URL, or a path below the domain: on a site in a folder it may lead out of it. */
	public static function of_domain(string $target): string {
		$target = self::clean($target);
		if (preg_match(self::URL, $target) || self::is_other($target)) {
			return self::below_home($target);
		}
		$url = self::domain() . '/' . ltrim($target, '/');
		return Address::below_home($url, home_url('/')) ?? $url;
	}

	/** Whether a target isn't a URL of the web. */
	public static function is_other(string $target): bool {
		return preg_match(self::OTHER, $target) === 1;
	}

	/** A source below the domain, as path below the home URL; null if it isn't on this site. */
	public static function source_of_domain(string $source): ?string {
		$url = preg_match(self::URL, $source)
			? $source
			: self::domain() . '/' . ltrim($source, '/');
		return Address::below_home($url, home_url('/'));
	}

	/** The target with the trailing slash that the site's permalinks have, or without it. What looks like a file stays. */
	public static function slashed(string $target): string {
		preg_match('/^([^?#]*)(.*)$/s', $target, $parts);
		[, $path, $rest] = $parts;
		$is_file = str_contains(basename($path), '.') && !preg_match('~^https?://[^/]+$~i', $path);
		// What a group brings may end with a slash itself.
		return $is_file || preg_match('/\$\d$/', $path)
			? $target
			: user_trailingslashit($path) . $rest;
	}

	/** The same of the target of a pattern, whose last group has no trailing slash. */
	public static function slashed_group(string $target): string {
		return preg_match('/\$\d$/', $target) ? user_trailingslashit($target) : $target;
	}

	/** Scheme, host and port of the site. */
	private static function domain(): string {
		preg_match('~^https?://[^/?#]+~i', home_url('/'), $parts);
		return $parts[0] ?? '';
	}

	private static function clean(string $target): string {
		return str_replace(' ', '%20', trim($target));
	}
}
