<?php
/**
 * Addresses as pages write them.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use WpOrg\Requests\Iri;

final class Address {
	/**
	 * The address that a browser goes to. By the rules of RFC 3986, with WordPress's own library: WP_Http::make_absolute_url() never
	 * ends with addresses such as "a//../b".
	 *
	 * @param string $base Of the page.
	 */
	public static function absolute(string $written, string $base): string {
		$url = str_replace(["\t", "\n", "\r"], '', trim($written));
		if (preg_match('~^[a-z][a-z0-9+.-]*:~i', $url) === 1 || $base === '') {
			return $url;
		}
		$absolute = $url === '' ? false : Iri::absolutize($base, $url);
		return $absolute === false ? preg_replace('/#.*$/s', '', $base) : (string) $absolute->uri;
	}

	public static function is_web(string $url): bool {
		return preg_match('~^https?://[^/?#]~i', $url) === 1;
	}

	/** The same for all ways of writing an address that make no difference to a server. */
	public static function plain(string $url): string {
		$parts = wp_parse_url($url);
		if (!is_array($parts)) {
			return $url;
		}
		$scheme = strtolower($parts['scheme'] ?? '');
		$port = $parts['port'] ?? null;
		$default = ['http' => 80, 'https' => 443][$scheme] ?? null;
		return $scheme .
			'://' .
			strtolower($parts['host'] ?? '') .
			($port === null || $port === $default ? '' : ":$port") .
			rawurldecode($parts['path'] ?? '/') .
			(isset($parts['query']) ? '?' . rawurldecode($parts['query']) : '');
	}
}
