<?php
/**
 * Adds up what each page had in a window and in the one before.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Deadline;
use Pharos\Core\Transaction;

final class Sums {
	/** Number of pages summed in one query. */
	private const PAGES = 5000;

	/** Maximum number of rows in an INSERT. */
	private const ROWS = 1000;

	/**
	 * Adds up a window, or a part of it.
	 *
	 * @param Window|null   $before   An earlier window to add up, too.
	 * @param IncrementalTotals|null    $shift    Null to read all days of the window.
	 * @param int           $at       The page after which to begin.
	 * @param Deadline|null $deadline Null: no time limit.
	 * @return array{int|null, int} The last processed page, null at the end; and the number of written rows.
	 */
	public static function fill(
		int $id,
		Window $window,
		?Window $before,
		?IncrementalTotals $shift,
		int $at,
		?Deadline $deadline,
	): array {
		global $wpdb;
		$last = (int) $wpdb->get_var($wpdb->prepare('SELECT MAX(id) FROM %i', Tables::pages()));
		$competing = Queries::competing_pages();
		$count = 0;
		while ($at < $last) {
			[$first, $at] = [$at + 1, $at + self::PAGES];
			$query = $shift
				? $shift->query($first, $at)
				: self::query($window, $before, $first, $at);
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT s.*, p.state FROM ($query) AS s INNER JOIN %i p ON p.id = s.page_id",
					Tables::pages(),
				),
			);
			foreach (array_chunk($rows, self::ROWS) as $chunk) {
				self::insert($id, $chunk, $competing);
			}
			$count += count($rows);
			if ($at < $last && $deadline?->is_over()) {
				return [$at, $count];
			}
		}
		return [null, $count];
	}

	/** A query for the sums of pages with impressions in the window or the earlier one. */
	private static function query(Window $window, ?Window $before, int $first, int $last): string {
		global $wpdb;
		$sums = '';
		foreach (['clicks', 'impressions', 'weight'] as $column) {
			$sums .= $wpdb->prepare(
				", SUM(CASE WHEN d.date BETWEEN %s AND %s THEN d.$column ELSE 0 END) AS $column",
				$window->start,
				$window->end,
			);
			$sums .= $before
				? $wpdb->prepare(
					", SUM(CASE WHEN d.date BETWEEN %s AND %s THEN d.$column ELSE 0 END) AS before_$column",
					$before->start,
					$before->end,
				)
				: ", 0 AS before_$column";
		}
		// Each day separately: with a range, the database would read all pages of all days for each batch of pages.
		$dates = array_unique([...$before?->dates() ?? [], ...$window->dates()]);
		$dates = "'" . implode("', '", $dates) . "'";
		return $wpdb->prepare(
			"SELECT d.page_id$sums FROM %i d WHERE d.date IN ($dates) AND d.page_id BETWEEN %d AND %d GROUP BY d.page_id",
			Tables::page_days(),
			$first,
			$last,
		);
	}

	/**
	 * @param object[]         $rows
	 * @param array<int, true> $competing
	 */
	private static function insert(int $id, array $rows, array $competing): void {
		global $wpdb;
		$values = [];
		foreach ($rows as $row) {
			$now = Figures::of_row($row);
			$before = new Figures(
				(int) $row->before_clicks,
				(int) $row->before_impressions,
				(int) $row->before_weight,
			);
			$page = (int) $row->page_id;
			$flags = Rules::flags($now, $before, (int) $row->state, isset($competing[$page]));
			$position = $now->position();
			$values[] = sprintf(
				'(%d,%d,%d,%d,%d,%d,%d,%d,%F,%F,%d)',
				$id,
				$page,
				$now->clicks,
				$now->impressions,
				$now->weight,
				$before->clicks,
				$before->impressions,
				$before->weight,
				$position ?? 0,
				$position ?? Performance::NO_PLACE,
				$flags,
			);
		}
		Transaction::write(
			$wpdb->prepare(
				'INSERT INTO %i (window_id, page_id, clicks, impressions, weight, before_clicks, before_impressions, before_weight, position, place, flags) VALUES ',
				Tables::totals(),
			) . implode(',', $values),
		);
	}
}
