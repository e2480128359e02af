<?php
/**
 * A URL of this site, requested or the source of a redirect.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Url;
use Pharos\Core\Utf8;

/**
 * A path below the site's home URL, decoded and without trailing slash ("" for the home page), and a query string. Case-sensitive, and a
 * "+" in a path is a plus (RFC 3986). Doesn't depend on WordPress.
 */
final class Address {
	/** Parameters that say which campaign or advertisement a visitor comes from. */
	private const CAMPAIGN = '/^(?:utm_[^=]*|gclid|fbclid|msclkid)(?:=|$)/i';

	/** Maximum number of parents that a prefix can have: each is a key of a query, and visitors can request thousands of them. */
	public const DEPTH = 100;

	private function __construct(
		public readonly string $path,
		public readonly string $query,
		/** Whether the requested path ends with a slash. */
		public readonly bool $is_folder,
	) {}

	/**
	 * @param string $uri Path and query as in a request line: percent-encoded, without scheme, host and the path of the site's home URL.
	 */
	public static function from_uri(string $uri): self {
		[$uri] = explode('#', $uri, 2);
		[$path, $query] = explode('?', $uri, 2) + [1 => ''];
		$path = '/' . ltrim(rawurldecode($path), '/');
		return new self(rtrim($path, '/'), $query, str_ends_with($path, '/'));
	}

	/** @param string $path Decoded, without trailing slash. */
	public static function at(string $path, string $query = ''): self {
		return new self($path, $query, false);
	}

	/** Parses a URL of this site; null for an external URL. */
	public static function of_site(string $url, string $home): ?self {
		$rest = self::below_home($url, $home);
		return $rest === null ? null : self::from_uri($rest);
	}

	/**
	 * The part of a URL of this site after the home URL: path, query and fragment; null for an external URL. Ignores differences in the
	 * scheme, `www.` and the notation of the host.
	 */
	public static function below_home(string $url, string $home): ?string {
		$pattern = '~^https?://(?:www\.)?([^/?#]+)([^?#]*)(.*)$~is';
		if (!preg_match($pattern, $url, $of_url) || !preg_match($pattern, $home, $of_home)) {
			return null;
		}
		$base = rtrim($of_home[2], '/');
		$is_below =
			self::host($of_url[1]) === self::host($of_home[1]) &&
			str_starts_with(rtrim($of_url[2], '/') . '/', "$base/");
		return $is_below ? '/' . ltrim(substr($of_url[2], strlen($base)), '/') . $of_url[3] : null;
	}

	/** Host and port in ASCII: browsers copy internationalized domains in either notation. */
	private static function host(string $host): string {
		return preg_match('/[^\x00-\x7F]/', $host) === 1 ? Url::ascii($host) : strtolower($host);
	}

	/**
	 * The path in readable form: only ambiguous characters are encoded.
	 *
	 * @return string With a leading slash, and a trailing one if requested.
	 */
	public function readable(): string {
		$path = $this->path . ($this->is_folder ? '/' : '');
		$encoded = preg_replace_callback(
			'/[%?#\x00-\x20\x7F]/',
			static fn(array $one): string => rawurlencode($one[0]),
			$path === '' ? '/' : $path,
		);
		return $encoded . ($this->query === '' ? '' : "?$this->query");
	}

	/**
	 * The lookup keys of redirects that may match this URL, the most specific first.
	 *
	 * @return array<string, array{ignores_case: bool, passes_campaign: bool}> What a redirect with this key has to allow. Few URLs have
	 *         capital letters or parameters of campaigns: the others have no more keys.
	 */
	public function keys(): array {
		$keys = [];
		$add = static function (string $key, bool $ignores_case, bool $passes_campaign) use (
			&$keys,
		): void {
			$keys[$key] ??= compact('ignores_case', 'passes_campaign');
		};
		$rest = $this->without_campaign();
		foreach (['exact' => [$this->path], 'prefix' => $this->folders()] as $match => $paths) {
			foreach ($paths as $path) {
				foreach ([false, true] as $ignores) {
					$add(self::key($match, $path, $this->query, $ignores), $ignores, false);
					$add(self::key($match, $path, $rest, $ignores), $ignores, true);
				}
				$add(self::key($match, $path, null, false), false, false);
				$add(self::key($match, $path, null, true), true, false);
			}
		}
		return $keys;
	}

	/**
	 * The lookup key of a redirect.
	 *
	 * @param 'exact'|'prefix' $match
	 * @param string|null      $query The query string that it needs; null for any.
	 */
	public static function key(
		string $match,
		string $path,
		?string $query,
		bool $ignores_case = false,
	): string {
		$path = $ignores_case ? Utf8::lower($path) : $path;
		return md5(
			"$match:$path" .
				($query === null ? '' : '?' . self::sorted_query($query, $ignores_case)),
		);
	}

	/** The query string without parameters of campaigns. */
	public function without_campaign(): string {
		return implode(
			'&',
			preg_grep(self::CAMPAIGN, explode('&', $this->query), PREG_GREP_INVERT),
		);
	}

	/** The parameters of campaigns in the query string. */
	public function campaign(): string {
		return implode('&', preg_grep(self::CAMPAIGN, explode('&', $this->query)));
	}

	/** The part of the path below the first folders, as many as another path has. */
	public function below(self $folder): string {
		$count = substr_count($folder->path, '/') + 1;
		return ltrim(explode('/', $this->path, $count + 1)[$count] ?? '', '/');
	}

	/** @return list<string> The path and its parent paths, the longest first; of more than DEPTH parents, the shortest. */
	public function folders(): array {
		if ($this->path === '') {
			return [''];
		}
		$parents = [];
		$at = strpos($this->path, '/', 1);
		while ($at !== false && count($parents) < self::DEPTH) {
			$parents[] = substr($this->path, 0, $at);
			$at = strpos($this->path, '/', $at + 1);
		}
		return [$this->path, ...array_reverse($parents), ''];
	}

	/** Whether the query string has the same parameters as another one, in any order. */
	public function has_query(string $query): bool {
		return self::sorted_query($this->query) === self::sorted_query($query);
	}

	/** The query string with sorted parameters, so that their order doesn't matter. */
	private static function sorted_query(string $query, bool $ignores_case = false): string {
		$parts = array_map(
			// An encoded "&" doesn't separate parameters.
			static fn(string $part): string => str_replace(
				['%', '&'],
				['%25', '%26'],
				$ignores_case ? Utf8::lower(urldecode($part)) : urldecode($part),
			),
			array_filter(explode('&', $query), 'strlen'),
		);
		sort($parts, SORT_STRING);
		return implode('&', $parts);
	}
}
