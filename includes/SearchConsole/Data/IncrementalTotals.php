<?php
/**
 * The difference between the sums of a window and those of the same window some days earlier.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

/**
 * The daily fetch moves a window by a day: adding the new day and subtracting the oldest one reads two or three days instead of up to 16
 * months.
 */
final class IncrementalTotals {
	/**
	 * @param int    $id     Id of the earlier window, see Windows.
	 * @param Window $was    The days of the earlier window.
	 * @param Window $window The days of the new one.
	 * @param bool   $compares Whether both have sums of the previous window.
	 */
	private function __construct(
		private readonly int $id,
		private readonly Window $was,
		private readonly Window $window,
		private readonly bool $compares,
	) {}

	/**
	 * @param array|null $old An entry of State::$windows.
	 * @param bool       $compares Whether the new window has sums of the previous one.
	 * @return self|null Null if all days have to be added up.
	 */
	public static function create(?array $old, Window $window, bool $compares): ?self {
		// Windows of other versions have no time.
		if (!isset($old['built']) || $old['compares'] !== $compares) {
			return null;
		}
		$was = new Window($old['start'], $old['end']);
		$overlaps =
			$was->start <= $window->start &&
			$was->end <= $window->end &&
			$was->end >= $window->start &&
			(!$compares || $was->days() === $window->days());
		$first = $compares ? $was->before()->start : $was->start;
		return $overlaps && !Days::were_fetched_since(new Window($first, $was->end), $old['built'])
			? new self($old['id'], $was, $window, $compares)
			: null;
	}

	/** A query for the sums of some pages: those of the earlier window, and figures of days that enter or leave it. */
	public function query(int $first, int $last): string {
		global $wpdb;
		$old = '';
		$changes = '';
		$sums = '';
		foreach (['clicks', 'impressions', 'weight'] as $column) {
			foreach (['' => $this->sign(), 'before_' => $this->sign_before()] as $prefix => $sign) {
				$old .= ", CAST(t.$prefix$column AS SIGNED) AS $prefix$column";
				$changes .= ", CAST(d.$column AS SIGNED) * $sign AS $prefix$column";
				$sums .= ", SUM(u.$prefix$column) AS $prefix$column";
			}
		}
		return $wpdb->prepare(
			"SELECT u.page_id$sums FROM (SELECT t.page_id$old FROM %i t WHERE t.window_id = %d AND t.page_id BETWEEN %d AND %d UNION ALL SELECT d.page_id$changes FROM %i d WHERE d.date IN ({$this->days()}) AND d.page_id BETWEEN %d AND %d) AS u GROUP BY u.page_id HAVING SUM(u.impressions) > 0 OR SUM(u.before_impressions) > 0",
			Tables::totals(),
			$this->id,
			$first,
			$last,
			Tables::page_days(),
			$first,
			$last,
		);
	}

	/** How often a day is added to the sums of the window. */
	private function sign(): string {
		return "(CASE WHEN d.date > '{$this->was->end}' THEN 1 WHEN d.date >= '{$this->was->start}' THEN -1 ELSE 0 END)";
	}

	/** How often a day is added to the sums of the previous window. */
	private function sign_before(): string {
		return $this->compares
			? "(CASE WHEN d.date > '{$this->was->end}' THEN 0 WHEN d.date >= '{$this->was->start}' THEN 1 ELSE -1 END)"
			: '0';
	}

	/** The days that enter or leave either window, as SQL. */
	private function days(): string {
		$until = static fn(string $from, string $day): array => (new Window(
			$from,
			Window::shift($day, -1),
		))->dates();
		$days = [
			...$until(Window::shift($this->was->end, 1), Window::shift($this->window->end, 1)),
			...$until($this->was->start, $this->window->start),
			...$this->compares
				? $until($this->was->before()->start, $this->window->before()->start)
				: [],
		];
		return $days === [] ? 'NULL' : "'" . implode("', '", $days) . "'";
	}
}
