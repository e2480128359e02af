<?php
/**
 * Replaces the URLs of one site with those of another.
 */

declare(strict_types=1);

namespace Pharos\ImportExport;

use WpOrg\Requests\Exception as RequestsException;
use WpOrg\Requests\IdnaEncoder;

/**
 * Matches URLs below the site's URL, with either scheme or none, with or without "www.", anywhere in a text. URLs that only
 * share the prefix stay: "https://example.community".
 */
final class Addresses {
	/** Maximum length of a site's URL: longer ones aren't URLs of sites. */
	private const LONGEST = 2000;

	private readonly string $pattern;
	private readonly string $scheme;
	private readonly string $to;

	/**
	 * @param string $from The URL of the site that exported the values.
	 * @param string $to   The URL of this site.
	 */
	public function __construct(string $from, string $to) {
		$place = self::place($from);
		[$this->scheme, $this->to] = [self::scheme($to), self::place($to)];
		[$host, $path] = explode('/', "$place/", 2);
		$same = self::scheme($from) === $this->scheme && $place === $this->to;
		$this->pattern = $host === '' || $same ? '' : self::pattern($host, $path);
	}

	/** Whether the URLs differ. */
	public function differ(): bool {
		return $this->pattern !== '';
	}

	/** Returns the value with this site's URLs; keys of objects stay. */
	public function moved(mixed $value): mixed {
		if (is_string($value)) {
			return $this->text($value);
		}
		if ($value instanceof \stdClass) {
			return (object) $this->moved((array) $value);
		}
		return is_array($value) ? array_map($this->moved(...), $value) : $value;
	}

	private function text(string $text): string {
		if ($this->pattern === '' || !str_contains($text, '//')) {
			return $text;
		}
		$moved = preg_replace_callback(
			$this->pattern,
			fn(array $found): string => (($found[1] ?? '') === '' ? '' : "$this->scheme:") .
				"//$this->to",
			$text,
		);
		return $moved ?? $text;
	}

	private static function pattern(string $host, string $path): string {
		$hosts = array_map(
			static fn(string $one): string => preg_quote($one, '~'),
			self::spellings((string) preg_replace('/^www\./', '', $host)),
		);
		return // "Sitemap:https://…" is a URL, the end of "ftp://…" isn't one.
			'~(?:(?<![\p{L}\p{N}])((?i:https?:))|(?<![\p{L}\p{N}:]))//(?i:(?:www\.)?(?:' .
				implode('|', $hosts) .
				'))' .
				preg_quote($path === '' ? '' : '/' . rtrim($path, '/'), '~') .
				'(?![\p{L}\p{N}_@%+\~$=-]|[.:][\p{L}\p{N}])~u';
	}

	/** @return list<string> The host as it is written, in ASCII, and in Unicode if PHP can convert it. */
	private static function spellings(string $host): array {
		$ascii = self::ascii($host);
		$unicode = function_exists('idn_to_utf8') ? idn_to_utf8($ascii) : false;
		return array_values(array_unique([$host, $ascii, ...$unicode ? [$unicode] : []]));
	}

	private static function ascii(string $host): string {
		try {
			return IdnaEncoder::encode($host);
		} catch (RequestsException) {
			return $host;
		}
	}

	private static function scheme(string $url): string {
		return str_starts_with(strtolower($url), 'https:') ? 'https' : 'http';
	}

	/** Returns host, port and path, without a trailing slash; '' if the value isn't an HTTP URL. */
	private static function place(string $url): string {
		if (
			strlen($url) > self::LONGEST ||
			preg_match('~^https?://([^/?#\s@]+)([^?#\s]*)~i', trim($url), $parts) !== 1
		) {
			return '';
		}
		return strtolower($parts[1]) . rtrim($parts[2], '/');
	}
}
