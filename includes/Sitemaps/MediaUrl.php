<?php
/**
 * Addresses of images and videos, from what authors wrote to what a sitemap may hold.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/** Reads them as a browser does (url.spec.whatwg.org), and writes them in the letters of RFC 3986. */
final class MediaUrl {
	/** In bytes; the protocol allows no longer ones. */
	public const LONGEST = 2048;

	/** What nearly all are: nothing to do. */
	private const CLEAN = '~^https?://[a-z\d-]++(?:\.[a-z\d-]++)*+/(?:[A-Za-z\d_\-\~/?&=,+]|(?<!/)\.)*+\z~';

	/** Scheme, host and port, path, query. Browsers take "\" for "/". */
	private const PARTS = '~^(https?):[/\\\\]{2,}+([^/\\\\?]++)([^?]*+)(\?.*+)?\z~is';

	private const HOST = '~^(?:[a-z\d_-]++(?:\.[a-z\d_-]++)*+\.?|\[[a-f\d:.]++\])(?::\d{1,5})?\z~';

	/** "https:" */
	private readonly string $scheme;

	/** "https://example.com" */
	private readonly string $origin;

	/** With a slash at its end. */
	private readonly string $home;

	/** @param string $home Address of the site. */
	public function __construct(string $home) {
		$this->home = rtrim((string) strtok($home, '?#'), '/') . '/';
		$this->origin = preg_match('~^https?://[^/]+~i', $home, $found) === 1 ? $found[0] : '';
		$this->scheme = (string) strtok($this->origin, '/');
	}

	/** '' for what is no address of the web: "data:…", "javascript:…", damaged and overlong ones. */
	public function absolute(string $written): string {
		if (strlen($written) <= self::LONGEST && preg_match(self::CLEAN, $written) === 1) {
			return $written;
		}
		// Such as "data:…", whose content nobody has to look at.
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

	/** In lower case and ASCII; '' when it is none, or names a person. */
	private static function host(string $written): string {
		$host = $written;
		if (preg_match('/[^\x00-\x7F]/', $host) === 1) {
			try {
				$host = IdnaEncoder::encode(mb_strtolower($host, 'UTF-8'));
			} catch (Exception) {
				return '';
			}
		}
		$host = strtolower($host);
		return preg_match(self::HOST, $host) === 1 ? $host : '';
	}

	/** "/a/./b/../c" is "/a/c". */
	private static function without_dots(string $path): string {
		if (!str_contains($path, '/.')) {
			return $path;
		}
		$kept = [];
		foreach (explode('/', substr($path, 1)) as $part) {
			match ($part) {
				'.' => null,
				'..' => array_pop($kept),
				default => ($kept[] = $part),
			};
		}
		$is_folder = in_array($part, ['.', '..'], true);
		return '/' . implode('/', $kept) . ($is_folder && $kept !== [] ? '/' : '');
	}

	/** What is encoded already stays as it is. */
	private static function encoded(string $path): string {
		return (string) preg_replace_callback(
			'~%(?![\da-f]{2})|[^A-Za-z\d\-._\~!$&\'()*+,;=:@/?%]~i',
			static fn(array $sign): string => rawurlencode($sign[0]),
			$path,
		);
	}
}
