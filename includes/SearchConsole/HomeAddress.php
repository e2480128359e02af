<?php
/**
 * The URL of this site, to distinguish it from copies.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class HomeAddress {
	/** Host with port, and path: these differ in a copy. Multilingual plugins filter home_url(), but not the option. */
	public static function now(): string {
		return self::normalize((string) get_option('home'));
	}

	/** Ignores the scheme and "www.". */
	public static function normalize(string $url): string {
		$parts = wp_parse_url($url);
		$host = preg_replace('/^www\./', '', strtolower($parts['host'] ?? ''));
		return $host .
			(isset($parts['port']) ? ':' . $parts['port'] : '') .
			untrailingslashit($parts['path'] ?? '');
	}
}
