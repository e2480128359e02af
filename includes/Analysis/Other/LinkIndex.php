<?php
/**
 * Posts that no link has been found to.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Other;

/** Holds a number for each post and none for links, so that it grows with the posts that are asked about only. */
final class LinkIndex {
	/** @var array<int, int> Id by the hash of the place. */
	private array $ids = [];

	/** @var array<int, true> By id, in the order in which they came. */
	private array $left = [];

	private readonly string $host;

	private readonly string $folder;

	public function __construct() {
		$home = (array) wp_parse_url(home_url('/'));
		$this->host = self::host($home);
		$this->folder = trim((string) ($home['path'] ?? ''), '/');
	}

	/** A post that has to be linked to. */
	public function add(int $id, string $url): void {
		$place = $this->place($url);
		if (is_string($place)) {
			$this->ids[self::hash($place)] = $id;
		}
		$this->left[$id] = true;
	}

	/**
	 * Somebody links there.
	 *
	 * @param string $url  With its host, or from the root of it on, or only with parameters.
	 * @param int    $from The post that links; what links to itself doesn't count. 0 for none.
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

	/** @return list<int> In the order in which they came. */
	public function left(): array {
		return array_keys($this->left);
	}

	/** Of an address on this site: the id that it names, or a text that is the same for all ways of writing it. */
	private function place(string $url): int|string|null {
		$parts = wp_parse_url(str_starts_with($url, '//') ? "http:$url" : $url);
		$is_web = in_array(strtolower($parts['scheme'] ?? 'http'), ['http', 'https'], true);
		if (!is_array($parts) || !$is_web) {
			return null;
		}
		if (isset($parts['host']) && self::host($parts) !== $this->host) {
			return null;
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
			return mb_strtolower($path);
		}
		// Without permalinks, the parameter of a type says which post it is.
		ksort($query);
		return '?' . mb_strtolower(http_build_query($query));
	}

	/** With its port; with and without "www.", over HTTP and HTTPS it is the same site. */
	private static function host(array $parts): string {
		$port = $parts['port'] ?? 0;
		return (string) preg_replace('~^www\.~', '', strtolower($parts['host'] ?? '')) .
			(in_array($port, [0, 80, 443], true) ? '' : ":$port");
	}

	private static function hash(string $place): int {
		return unpack('q', hash('xxh3', $place, true))[1];
	}
}
