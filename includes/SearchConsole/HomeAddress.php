<?php
/**
 * Where this site is, to tell it from a copy of it.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

final class HomeAddress {
	/** Host with port, and path: what a copy has another one of. Plugins for languages change home_url(), not the option. */
	public static function now(): string {
		return self::of((string) get_option('home'));
	}

	/** Neither a certificate nor "www." makes another site. */
	public static function of(string $url): string {
		$parts = wp_parse_url($url);
		$host = preg_replace('/^www\./', '', strtolower($parts['host'] ?? ''));
		return $host .
			(isset($parts['port']) ? ':' . $parts['port'] : '') .
			untrailingslashit($parts['path'] ?? '');
	}
}
