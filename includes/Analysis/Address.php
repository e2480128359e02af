<?php
/**
 * Addresses as pages write them.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;
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

	/** As answers have it: a name with letters such as "ü" in ASCII. '' for none. */
	public static function host(string $url): string {
		return self::ascii((string) wp_parse_url($url, PHP_URL_HOST));
	}

	private static function ascii(string $host): string {
		$host = mb_strtolower($host, 'UTF-8');
		try {
			return preg_match('/[^\x00-\x7F]/', $host) === 1 ? IdnaEncoder::encode($host) : $host;
		} catch (Exception) {
			return $host;
		}
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
			self::ascii($parts['host'] ?? '') .
			($port === null || $port === $default ? '' : ":$port") .
			rawurldecode($parts['path'] ?? '/') .
			(isset($parts['query']) ? '?' . rawurldecode($parts['query']) : '');
	}
}
