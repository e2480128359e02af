<?php
/**
 * Normalizes URLs as browsers do.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/** Parses URLs like a browser (url.spec.whatwg.org), and encodes them by RFC 3986. */
final class BrowserUrl {
	/** Maximum length in bytes by the sitemap protocol. */
	public const LONGEST = 2048;

	/** Most URLs: no change needed. */
	private const CLEAN = '~^https?://[a-z\d-]++(?:\.[a-z\d-]++)*+/(?:[A-Za-z\d_\-\~/?&=,+]|(?<!/)\.)*+\z~';

	/** Scheme, host and port, path, query. Browsers treat "\" as "/". */
	private const PARTS = '~^(https?):[/\\\\]{2,}+([^/\\\\?]++)([^?]*+)(\?.*+)?\z~is';

	private const HOST = '~^(?:[a-z\d_-]++(?:\.[a-z\d_-]++)*+\.?|\[[a-f\d:.]++\])(?::\d{1,5})?\z~';

	/** "https:" */
	private readonly string $scheme;

	/** "https://example.com" */
	private readonly string $origin;

	/** With a trailing slash. */
	private readonly string $home;

	/** @param string $home Home URL of the site. */
	public function __construct(string $home) {
		$this->home = rtrim((string) strtok($home, '?#'), '/') . '/';
		$this->origin = preg_match('~^https?://[^/]+~i', $home, $found) === 1 ? $found[0] : '';
		$this->scheme = (string) strtok($this->origin, '/');
	}

	/** An absolute URL; '' for other schemes such as "data:…" and "javascript:…", and for invalid or overlong URLs. */
	public function absolute(string $written): string {
		if (strlen($written) <= self::LONGEST && preg_match(self::CLEAN, $written) === 1) {
			return $written;
		}
		// For example "data:…" URLs, which needn't be parsed.
		if (strlen($written) > 2 * self::LONGEST) {
			return '';
		}
		$url = str_replace(["\t", "\n", "\r"], '', trim($written, "\0..\x20"));
		$url = substr($url, 0, strcspn($url, '#'));
		if ($url === '' || preg_match(self::PARTS, $this->complete($url), $parts) !== 1) {
			return '';
		}
		[, $scheme, $host, $path] = $parts;
		$host = self::host($host);
		$path = self::without_dots(strtr($path, '\\', '/'));
		$url = strtolower($scheme) . "://$host" . self::encoded(($path ?: '/') . ($parts[4] ?? ''));
		return $host === '' || strlen($url) > self::LONGEST ? '' : $url;
	}

	private function complete(string $url): string {
		return match (true) {
			preg_match('~^[a-z][a-z\d+.-]*+:~i', $url) === 1 => $url,
			strspn($url, '/\\', 0, 2) === 2 => $this->scheme . $url,
			strspn($url, '/\\', 0, 1) === 1 => $this->origin . $url,
			default => $this->home . $url,
		};
	}

	/** The host in lowercase ASCII; '' if it is invalid or contains user information. */
	private static function host(string $written): string {
		$host = $written;
		if (preg_match('/[^\x00-\x7F]/', $host) === 1) {
			try {
				$host = IdnaEncoder::encode(Utf8::lower($host));
			} catch (Exception) {
				return '';
			}
		}
		$host = strtolower($host);
		return preg_match(self::HOST, $host) === 1 ? $host : '';
	}

	/** Removes dot segments: "/a/./b/../c" becomes "/a/c". */
	private static function without_dots(string $path): string {
		if (!str_contains($path, '/.')) {
			return $path;
		}
		$resolved = [];
		foreach (explode('/', substr($path, 1)) as $part) {
			match ($part) {
				'.' => null,
				'..' => array_pop($resolved),
				default => ($resolved[] = $part),
			};
		}
		$is_folder = in_array($part, ['.', '..'], true);
		return '/' . implode('/', $resolved) . ($is_folder && $resolved !== [] ? '/' : '');
	}

	/** Percent-encodes a path or query; existing encodings are kept. */
	private static function encoded(string $path): string {
		return (string) preg_replace_callback(
			'~%(?![\da-f]{2})|[^A-Za-z\d\-._\~!$&\'()*+,;=:@/?%]~i',
			static fn(array $sign): string => rawurlencode($sign[0]),
			$path,
		);
	}
}
