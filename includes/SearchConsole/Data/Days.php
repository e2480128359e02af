<?php
/**
 * Daily figures of the property.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Transaction;

final class Days {
	/**
	 * Stores Google's figures of a range. Days missing from the response had no impressions, except for those whose figures are known: an
	 * empty response replaces nothing.
	 *
	 * @param array<string, Figures> $figures Figures by day.
	 */
	public static function write(Window $window, array $figures): void {
		Transaction::run(static function () use ($window, $figures): void {
			global $wpdb;
			$known = array_flip(
				$wpdb->get_col(
					$wpdb->prepare(
						'SELECT date FROM %i WHERE date BETWEEN %s AND %s',
						Tables::days(),
						$window->start,
						$window->end,
					),
				),
			);
			$new = [];
			foreach ($window->dates() as $date) {
				$day = $figures[$date] ?? new Figures();
				if (!isset($known[$date])) {
					$new[] = $wpdb->prepare(
						'(%s, %d, %d, %d)',
						$date,
						$day->clicks,
						$day->impressions,
						$day->weight,
					);
				} elseif (isset($figures[$date])) {
					// Keeps the flag that the day's pages were fetched.
					Transaction::write(
						$wpdb->prepare(
							'UPDATE %i SET clicks = %d, impressions = %d, weight = %d WHERE date = %s',
							Tables::days(),
							$day->clicks,
							$day->impressions,
							$day->weight,
							$date,
						),
					);
				}
			}
			if ($new !== []) {
				Transaction::write(
					$wpdb->prepare(
						'INSERT INTO %i (date, clicks, impressions, weight) VALUES ',
						Tables::days(),
					) . implode(', ', $new),
				);
			}
		});
	}

	/** The sum of a window. */
	public static function sum(Window $window): Figures {
		global $wpdb;
		return Figures::of_row(
			$wpdb->get_row(
				$wpdb->prepare(
					'SELECT SUM(clicks) AS clicks, SUM(impressions) AS impressions, SUM(weight) AS weight FROM %i WHERE date BETWEEN %s AND %s',
					Tables::days(),
					$window->start,
					$window->end,
				),
			),
		);
	}

	/** Whether all days of a window are stored: comparing with a part of it would be misleading. */
	public static function cover(Window $window): bool {
		return self::known($window) === $window->days();
	}

	public static function know_any(Window $window): bool {
		return self::known($window) > 0;
	}

	/** Whether pages of these days were fetched at or after a time. */
	public static function were_fetched_since(Window $window, int $time): bool {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT MAX(pages_at) FROM %i WHERE date BETWEEN %s AND %s',
				Tables::days(),
				$window->start,
				$window->end,
			),
		) >= $time;
	}

	private static function known(Window $window): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT COUNT(*) FROM %i WHERE date BETWEEN %s AND %s',
				Tables::days(),
				$window->start,
				$window->end,
			),
		);
	}

	/**
	 * @return list<array{date: string, clicks: int, impressions: int, position: float|null}> All days, including those without impressions.
	 */
	public static function series(Window $window): array {
		global $wpdb;
		return self::fill(
			$window,
			$wpdb->get_results(
				$wpdb->prepare(
					'SELECT date, clicks, impressions, weight FROM %i WHERE date BETWEEN %s AND %s',
					Tables::days(),
					$window->start,
					$window->end,
				),
			),
		);
	}

	/**
	 * @param object[] $rows
	 * @return list<array{date: string, clicks: int, impressions: int, position: float|null}>
	 */
	public static function fill(Window $window, array $rows): array {
		$rows = array_column($rows, null, 'date');
		return array_map(
			static fn(string $date): array => ['date' => $date] +
				Figures::of_row($rows[$date] ?? null)->data(),
			$window->dates(),
		);
	}

	/**
	 * The newest consecutive days whose pages haven't been fetched. Days without impressions of the property are skipped.
	 *
	 * @return Window|null At most $most days; null when all are fetched.
	 */
	public static function without_pages(string $from, int $most): ?Window {
		global $wpdb;
		$end = $wpdb->get_var(
			$wpdb->prepare(
				'SELECT MAX(date) FROM %i WHERE pages_at = 0 AND impressions > 0 AND date >= %s',
				Tables::days(),
				$from,
			),
		);
		if (!$end) {
			return null;
		}
		$fetched = $wpdb->get_var(
			$wpdb->prepare(
				'SELECT MAX(date) FROM %i WHERE pages_at > 0 AND date < %s',
				Tables::days(),
				$end,
			),
		);
		return new Window(
			max(
				$from,
				Window::shift($end, 1 - $most),
				$fetched ? Window::shift($fetched, 1) : $from,
			),
			$end,
		);
	}

	/** The number of days whose pages are fetched. */
	public static function with_pages(): int {
		return self::progress()[0];
	}

	/** @return array{int, int} Number of days with fetched pages, and total number of days to fetch. */
	public static function progress(): array {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT COUNT(*) AS total, SUM(CASE WHEN pages_at > 0 THEN 1 ELSE 0 END) AS done FROM %i WHERE impressions > 0',
				Tables::days(),
			),
		);
		return [(int) $row->done, (int) $row->total];
	}
}
