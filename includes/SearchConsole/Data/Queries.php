<?php
/**
 * Recent search queries of pages.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Transaction;
use Pharos\Core\Utf8;

/** Queries of the last 28 days. Google hides rare ones: their sum is less than the page's figures. */
final class Queries {
	/** Maximum number of rows in an INSERT. */
	private const AT_ONCE = 500;

	private const LONGEST = 255;

	public static function window(string $last_day): Window {
		return Window::of_period('28', $last_day);
	}

	/** @param array<int, array<int|string, Figures>> $pages Figures by page and query. */
	public static function replace(array $pages): void {
		Transaction::run(static function () use ($pages): void {
			global $wpdb;
			Transaction::write($wpdb->prepare('DELETE FROM %i', Tables::queries()));
			$rows = [];
			foreach ($pages as $id => $queries) {
				foreach (self::rows($id, $queries) as $row) {
					$rows[] = $row;
				}
				if (count($rows) >= self::AT_ONCE) {
					self::insert($rows);
					$rows = [];
				}
			}
			self::insert($rows);
		});
	}

	/**
	 * @param list<int> $pages Pages of one URL or post.
	 * @return list<array{query: string, clicks: int, impressions: int, position: float|null}> Most clicks first.
	 */
	public static function of_pages(array $pages, int $most): array {
		return $pages === []
			? []
			: self::read(
				'WHERE page_id IN (' . implode(', ', array_map('intval', $pages)) . ')',
				$most,
			);
	}

	/**
	 * @return list<array{query: string, clicks: int, impressions: int, position: float|null}> Queries of the whole site, most clicks first.
	 */
	public static function top(int $most): array {
		return self::read('', $most);
	}

	/** @return array<int, true> Ids of pages that compete with another one for any query. */
	public static function competing_pages(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT q.hash, q.page_id, q.impressions FROM %i q INNER JOIN (SELECT hash FROM %i GROUP BY hash HAVING COUNT(*) > 1) AS several ON several.hash = q.hash',
				Tables::queries(),
				Tables::queries(),
			),
		);
		$queries = [];
		foreach ($rows as $row) {
			$queries[$row->hash][(int) $row->page_id] = (int) $row->impressions;
		}
		$competing = [];
		foreach ($queries as $impressions) {
			$competing += array_fill_keys(Rules::competing($impressions), true);
		}
		return $competing;
	}

	/** @return array<string, list<string>> URLs of other pages that compete with these for a query, by query. */
	public static function rivals(array $pages): array {
		global $wpdb;
		if ($pages === []) {
			return [];
		}
		$own = implode(', ', array_map('intval', $pages));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT q.query, q.page_id, q.impressions, p.url FROM %i q INNER JOIN %i p ON p.id = q.page_id WHERE q.hash IN (SELECT hash FROM %i WHERE page_id IN ($own))",
				Tables::queries(),
				Tables::pages(),
				Tables::queries(),
			),
		);
		$queries = [];
		$urls = [];
		foreach ($rows as $row) {
			$queries[$row->query][(int) $row->page_id] = (int) $row->impressions;
			$urls[(int) $row->page_id] = $row->url;
		}
		$rivals = [];
		foreach ($queries as $query => $impressions) {
			$competing = Rules::competing($impressions);
			$others = array_diff($competing, $pages);
			if ($others !== [] && count($others) < count($competing)) {
				$rivals[(string) $query] = array_values(
					array_map(static fn($id) => $urls[$id], $others),
				);
			}
		}
		return $rivals;
	}

	/** @return list<array{query: string, clicks: int, impressions: int, position: float|null}> */
	private static function read(string $where, int $most): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT MIN(query) AS query, SUM(clicks) AS clicks, SUM(impressions) AS impressions, SUM(weight) AS weight FROM %i $where GROUP BY hash ORDER BY SUM(clicks) DESC, SUM(impressions) DESC, hash LIMIT %d",
				Tables::queries(),
				$most,
			),
		);
		return array_map(
			static fn(object $row): array => ['query' => $row->query] +
				Figures::of_row($row)->data(),
			$rows,
		);
	}

	/**
	 * @param array<int|string, Figures> $queries
	 * @return list<string> SQL value lists.
	 */
	private static function rows(int $page, array $queries): array {
		global $wpdb;
		$rows = [];
		foreach ($queries as $query => $figures) {
			$rows[] = $wpdb->prepare(
				'(%d, %s, %s, %d, %d, %d)',
				$page,
				md5((string) $query),
				mb_substr(Utf8::valid((string) $query), 0, self::LONGEST),
				$figures->clicks,
				$figures->impressions,
				$figures->weight,
			);
		}
		return $rows;
	}

	/** @param list<string> $rows */
	private static function insert(array $rows): void {
		global $wpdb;
		if ($rows !== []) {
			Transaction::write(
				$wpdb->prepare(
					'INSERT INTO %i (page_id, hash, query, clicks, impressions, weight) VALUES ',
					Tables::queries(),
				) . implode(', ', $rows),
			);
		}
	}
}
