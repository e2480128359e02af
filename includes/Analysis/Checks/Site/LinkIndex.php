<?php
/**
 * Finds posts without internal links.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Core\Utf8;

/** Stores a number for each post and nothing for links, so that memory depends only on the number of posts to check. */
final class LinkIndex {
	/** @var array<int, int> Ids by the hash of the URL. */
	private array $ids = [];

	/** @var array<int, true> By id, in insertion order. */
	private array $left = [];

	private readonly string $host;

	private readonly string $folder;

	public function __construct() {
		$home = (array) wp_parse_url(home_url('/'));
		$this->host = self::host($home);
		$this->folder = trim((string) ($home['path'] ?? ''), '/');
	}

	/** Adds a post to check. */
	public function add(int $id, string $url): void {
		$place = $this->place($url);
		if (is_string($place)) {
			$this->ids[self::hash($place)] = $id;
		}
		$this->left[$id] = true;
	}

	/**
	 * Marks the linked post as found.
	 *
	 * @param string $url  With host, relative to the root, or only parameters.
	 * @param int    $from The post with the link; a link to itself doesn't count. 0 for none.
	 */
	public function link(string $url, int $from = 0): void {
		$place = $this->place($url);
		$id = is_string($place) ? $this->ids[self::hash($place)] ?? null : $place;
		if ($id !== null && $id !== $from) {
			unset($this->left[$id]);
		}
	}

	public function link_id(int $id): void {
		unset($this->left[$id]);
	}

	/** @return list<int> The posts without links, in insertion order. */
	public function left(): array {
		return array_keys($this->left);
	}

	/** Returns the post id in a URL of this site, or a text that is equal for all notations of the URL: languages may have domains of their own. */
	private function place(string $url): int|string|null {
		$parts = wp_parse_url(str_starts_with($url, '//') ? "http:$url" : $url);
		$is_web = in_array(strtolower($parts['scheme'] ?? 'http'), ['http', 'https'], true);
		if (!is_array($parts) || !$is_web) {
			return null;
		}
		if (isset($parts['host']) && self::host($parts) !== $this->host) {
			$path = trim(rawurldecode($parts['path'] ?? ''), '/');
			return '//' . self::host($parts) . '/' . Utf8::lower($path);
		}
		wp_parse_str($parts['query'] ?? '', $query);
		$id = $query['p'] ?? ($query['page_id'] ?? '');
		if (is_string($id) && ctype_digit($id)) {
			return (int) $id;
		}
		$path = trim(rawurldecode($parts['path'] ?? ''), '/');
		if ($this->folder !== '' && str_starts_with("$path/", "$this->folder/")) {
			$path = substr($path, strlen($this->folder) + 1);
		}
		$path = preg_replace('~^index\.php(?:/|$)~', '', $path);
		if ($path !== '') {
			return Utf8::lower($path);
		}
		// Without permalinks, a post type's parameter identifies the post.
		ksort($query);
		return '?' . Utf8::lower(http_build_query($query));
	}

	/** Returns the host with its port; without "www.", and equal for HTTP and HTTPS. */
	private static function host(array $parts): string {
		$port = $parts['port'] ?? 0;
		return (string) preg_replace('~^www\.~', '', strtolower($parts['host'] ?? '')) .
			(in_array($port, [0, 80, 443], true) ? '' : ":$port");
	}

	private static function hash(string $place): int {
		return unpack('q', hash('xxh3', $place, true))[1];
	}
}
