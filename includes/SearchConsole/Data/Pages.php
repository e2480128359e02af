<?php
/**
 * Pages that have appeared in search results.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Transaction;
use Pharos\Core\Utf8;

final class Pages {
	/** Maximum number of rows in a query. */
	private const AT_ONCE = 500;

	/** Maximum number of ids cached in a request: a day has at most 50,000 pages, most of them the same as the day before. */
	private const REMEMBERED = 60_000;

	/** @var array<string, int> Ids by binary hash. */
	private array $ids = [];

	/**
	 * Finds pages, and adds those that are new.
	 *
	 * @param array<string, string> $urls URLs by hash, see PageKey.
	 * @return array<string, int> Ids by hash.
	 */
	public function ids(array $urls): array {
		if (count($this->ids) > self::REMEMBERED) {
			$this->ids = [];
		}
		$unknown = array_filter(
			$urls,
			fn(int|string $hash): bool => !isset($this->ids[hex2bin((string) $hash)]),
			ARRAY_FILTER_USE_KEY,
		);
		foreach (array_chunk($unknown, self::AT_ONCE, true) as $chunk) {
			$this->read(array_keys($chunk));
			$this->add(
				array_filter(
					$chunk,
					fn(int|string $hash): bool => !isset($this->ids[hex2bin((string) $hash)]),
					ARRAY_FILTER_USE_KEY,
				),
			);
		}
		$ids = [];
		foreach ($urls as $hash => $url) {
			$ids[$hash] = $this->ids[hex2bin((string) $hash)];
		}
		return $ids;
	}

	/** The text that the search covers. */
	public static function words(string $url, string $title): string {
		// Both the readable and the encoded URL.
		$written = array_unique([Utf8::valid(rawurldecode($url)), $url]);
		return Utf8::lower(mb_substr(implode(' ', $written) . "\n" . $title, 0, 4000));
	}

	/** The page of a URL, in any notation; null if it has never appeared in search results. */
	public static function at(string $url): ?object {
		global $wpdb;
		$hash = PageKey::from_url($url);
		return $hash === ''
			? null
			: $wpdb->get_row(
				$wpdb->prepare('SELECT * FROM %i WHERE hash = %s', Tables::pages(), $hash),
			);
	}

	/** @return list<int> Ids of the pages of a post: its URL and former URLs. */
	public static function of_post(int $post): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare('SELECT id FROM %i WHERE post_id = %d', Tables::pages(), $post),
			),
		);
	}

	/** @param string[] $hashes */
	private function read(array $hashes): void {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($hashes), '%s'));
		$rows = $wpdb->get_results(
			$wpdb->prepare("SELECT id, hash FROM %i WHERE hash IN ($marks)", [
				Tables::pages(),
				...$hashes,
			]),
		);
		foreach ($rows as $row) {
			$this->ids[hex2bin($row->hash)] = (int) $row->id;
		}
	}

	/** @param array<string, string> $urls */
	private function add(array $urls): void {
		global $wpdb;
		if ($urls === []) {
			return;
		}
		$rows = [];
		foreach ($urls as $hash => $url) {
			array_push($rows, (string) $hash, $url, self::words($url, ''));
		}
		$marks = implode(', ', array_fill(0, count($urls), '(%s, %s, %s)'));
		Transaction::write(
			$wpdb->prepare("INSERT IGNORE INTO %i (hash, url, words) VALUES $marks", [
				Tables::pages(),
				...$rows,
			]),
		);
		$this->read(array_map('strval', array_keys($urls)));
	}
}
