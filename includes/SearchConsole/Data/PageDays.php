<?php
/**
 * Figures of pages by day.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Transaction;

final class PageDays {
	/** Maximum number of rows in a query. */
	private const AT_ONCE = 2000;

	/**
	 * Replaces the rows of days in one transaction. Days without pages keep their rows: an empty response replaces nothing.
	 *
	 * @param array<string, array<int, Figures>> $days Figures by day and page.
	 */
	public static function replace(Window $window, array $days): void {
		Transaction::run(static function () use ($window, $days): void {
			global $wpdb;
			$dates = array_intersect(array_keys($days), $window->dates());
			if ($dates !== []) {
				$marks = implode(', ', array_fill(0, count($dates), '%s'));
				Transaction::write(
					$wpdb->prepare("DELETE FROM %i WHERE date IN ($marks)", [
						Tables::page_days(),
						...$dates,
					]),
				);
			}
			foreach ($days as $date => $pages) {
				ksort($pages);
				foreach (array_chunk($pages, self::AT_ONCE, true) as $chunk) {
					self::insert($date, $chunk);
				}
			}
			Transaction::write(
				$wpdb->prepare(
					'UPDATE %i SET pages_at = %d WHERE date BETWEEN %s AND %s',
					Tables::days(),
					time(),
					$window->start,
					$window->end,
				),
			);
		});
	}

	/**
	 * Lets the pages of days be fetched again.
	 *
	 * @param bool $is_all Also those that have pages. Otherwise only those with impressions, which must have had some.
	 */
	public static function ask_again(Window $window, bool $is_all): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET pages_at = 0 WHERE pages_at > 0 AND date BETWEEN %s AND %s' .
					($is_all
						? ''
						: $wpdb->prepare(
							' AND impressions > 0 AND date NOT IN (SELECT DISTINCT date FROM %i WHERE date BETWEEN %s AND %s)',
							Tables::page_days(),
							$window->start,
							$window->end,
						)),
				Tables::days(),
				$window->start,
				$window->end,
			),
		);
	}

	/** Whether there are pages on any day. */
	public static function know_any(Window $window): bool {
		global $wpdb;
		return (bool) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT 1 FROM %i WHERE date BETWEEN %s AND %s LIMIT 1',
				Tables::page_days(),
				$window->start,
				$window->end,
			),
		);
	}

	/**
	 * @param list<int> $pages
	 * @return list<array{date: string, clicks: int, impressions: int, position: float|null}>
	 */
	public static function series(array $pages, Window $window): array {
		return Days::fill($window, self::read($pages, $window, 'd.date', 'GROUP BY d.date'));
	}

	/** @param list<int> $pages */
	public static function sum(array $pages, Window $window): Figures {
		return Figures::of_row(self::read($pages, $window, "''", '')[0] ?? null);
	}

	/** One lookup per day, by primary key. */
	private static function read(array $pages, Window $window, string $date, string $group): array {
		global $wpdb;
		if ($pages === []) {
			return [];
		}
		$marks = implode(', ', array_fill(0, count($pages), '%d'));
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT $date AS date, SUM(p.clicks) AS clicks, SUM(p.impressions) AS impressions, SUM(p.weight) AS weight FROM %i d INNER JOIN %i p ON p.date = d.date AND p.page_id IN ($marks) WHERE d.date BETWEEN %s AND %s $group",
				[Tables::days(), Tables::page_days(), ...$pages, $window->start, $window->end],
			),
		);
	}

	/** @param array<int, Figures> $pages */
	private static function insert(string $date, array $pages): void {
		global $wpdb;
		$rows = [];
		foreach ($pages as $id => $page) {
			// All values are integers.
			$rows[] = "('$date',$id,$page->clicks,$page->impressions,$page->weight)";
		}
		Transaction::write(
			$wpdb->prepare(
				'INSERT INTO %i (date, page_id, clicks, impressions, weight) VALUES ',
				Tables::page_days(),
			) . implode(',', $rows),
		);
	}
}
