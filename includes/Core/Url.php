<?php
/**
 * Functions for URLs as found in pages.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;
use WpOrg\Requests\Iri;

final class Url {
	/**
	 * Resolves a URL by the rules of RFC 3986, like browsers. Uses WordPress's bundled library, because
	 * WP_Http::make_absolute_url() never returns for URLs such as "a//../b".
	 *
	 * @param string $base The URL of the page.
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

	/** Returns the host in the form that HTTP responses use: names with letters such as "ü" in ASCII. '' if there's none. */
	public static function host(string $url): string {
		return self::ascii((string) wp_parse_url($url, PHP_URL_HOST));
	}

	/** The form of a host that HTTP uses. */
	public static function ascii(string $host): string {
		$host = Utf8::lower($host);
		try {
			return preg_match('/[^\x00-\x7F]/', $host) === 1 ? IdnaEncoder::encode($host) : $host;
		} catch (Exception) {
			return $host;
		}
	}

	/** Returns a normalized URL: equal for all notations that make no difference to a server. */
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
