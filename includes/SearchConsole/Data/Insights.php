<?php
/**
 * Adds up the pages and clicks that each rule is about.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

final class Insights {
	/** @return array<string, int> Number of pages for each rule of Rules, by code. */
	public static function counts(int $window): array {
		global $wpdb;
		$counts = array_map(
			static fn(string $code): string => sprintf(
				'SUM(CASE WHEN (flags & %d) > 0 THEN 1 ELSE 0 END) AS %s',
				Rules::flag($code),
				$code,
			),
			Rules::codes(),
		);
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT ' . implode(', ', $counts) . ' FROM %i WHERE window_id = %d AND flags > 0',
				Tables::totals(),
				$window,
			),
			ARRAY_A,
		);
		return array_map('intval', (array) $row);
	}

	/**
	 * The clicks at stake, by code: lost ones, those that a usual click-through rate would add, and those of pages that Google drops.
	 * Competing pages have none that could be counted.
	 *
	 * @return array<string, int>
	 */
	public static function gains(int $window): array {
		global $wpdb;
		// Columns are unsigned: differences below zero would be an error.
		$sum = static fn(string $code, string $more, string $less): string => sprintf(
			'SUM(CASE WHEN (flags & %1$d) > 0 AND %2$s > %3$s THEN %2$s - %3$s ELSE 0 END) AS %4$s',
			Rules::flag($code),
			$more,
			$less,
			$code,
		);
		$sums = [
			$sum(Rules::LOSING, 'before_clicks * 100', 'clicks * 100'),
			$sum(Rules::REWRITE, 'impressions * ' . Rules::REWRITE_SHARE, 'clicks * 100'),
			$sum(Rules::BLOCKED, 'clicks * 100', '0'),
		];
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT ' . implode(', ', $sums) . ' FROM %i WHERE window_id = %d AND flags > 0',
				Tables::totals(),
				$window,
			),
			ARRAY_A,
		);
		return array_map(
			static fn($of_hundred): int => intdiv((int) $of_hundred, 100),
			(array) $row,
		);
	}
}
