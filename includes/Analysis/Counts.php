<?php
/**
 * The number of items by status, and of ignored ones.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

/** @phpstan-type All array{error: int, warning: int, suggestion: int, success: int, ignored: int} */
final class Counts {
	public const NONE = [
		Check::ERROR => 0,
		Check::WARNING => 0,
		Check::SUGGESTION => 0,
		Check::SUCCESS => 0,
		'ignored' => 0,
	];

	/**
	 * Returns the counts of the last reports; takes no query, because WordPress has loaded them with its options.
	 *
	 * @return All|null Null when the analysis never ran.
	 */
	public static function stored(): ?array {
		$state = maybe_unserialize(wp_load_alloptions()[ReportStore::STATE] ?? null);
		$counts = is_array($state) ? $state['counts'] ?? null : null;
		return is_array($counts)
			? array_replace(
				self::NONE,
				array_filter(array_intersect_key($counts, self::NONE), 'is_int'),
			)
			: null;
	}

	/**
	 * @param array<string, array> $stored The stored data, see ReportStore.
	 * @return All|null
	 */
	public static function count(array $stored): ?array {
		$items = self::items($stored);
		if ($items === null) {
			return null;
		}
		$ignored = array_flip(IgnoreList::ids($stored));
		$counts = self::NONE;
		foreach ($items as $check => $item) {
			$status = isset($ignored[$check]) ? 'ignored' : $item['status'];
			$counts[$status]++;
		}
		return $counts;
	}

	/**
	 * Merges the reports like the application: an id of a later kind overrides an earlier one.
	 *
	 * @param array<string, array> $stored The stored data, see ReportStore.
	 * @return array<string, array>|null By check; null when the analysis never ran.
	 */
	public static function items(array $stored): ?array {
		$items = null;
		foreach (Checks::KINDS as $kind) {
			$report = Report::from($stored[ReportStore::report($kind)] ?? null);
			if ($report !== null) {
				$items = array_replace($items ?? [], Checks::known($kind, $report->items));
			}
		}
		return $items;
	}
}
