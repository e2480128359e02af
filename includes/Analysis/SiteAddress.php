<?php
/**
 * What is an address of this site.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class SiteAddress {
	private const PORTS = ['http' => 80, 'https' => 443];

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
		// What browsers and servers read differently is no address.
		if (preg_match('/[\x00-\x20\x7F\\\\]/', $url)) {
			return null;
		}
		$url = explode('#', $url, 2)[0];
		[$parts, $of_home] = [wp_parse_url($url), wp_parse_url($home)];
		if (
			!is_array($parts) ||
			isset($parts['user']) ||
			isset($parts['pass']) ||
			self::host($parts) === null ||
			self::host($parts) !== self::host((array) $of_home)
		) {
			return null;
		}
		// WordPress in a folder: what lies beside it is another site.
		$path = $parts['path'] ?? '/';
		if (!str_starts_with(trailingslashit($path), $of_home['path'] ?? '/')) {
			return null;
		}
		$is_home = trailingslashit($path) === ($of_home['path'] ?? '/') && !isset($parts['query']);
		return $is_home ? $home : $url;
	}

	/** The host with its port; null without one, or for another protocol than those of the web. */
	private static function host(array $parts): ?string {
		$scheme = strtolower($parts['scheme'] ?? '');
		$usual = self::PORTS[$scheme] ?? null;
		$host = strtolower($parts['host'] ?? '');
		if ($usual === null || $host === '') {
			return null;
		}
		$port = $parts['port'] ?? $usual;
		return $port === $usual ? $host : "$host:$port";
	}
}
