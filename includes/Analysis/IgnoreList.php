<?php
/**
 * The ignored checks.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class IgnoreList {
	/**
	 * @param array<string, array>|null $stored The stored data, see ReportStore; null to read it.
	 * @return list<string>
	 */
	public static function ids(?array $stored = null): array {
		$stored ??= (new ReportStore(ReportStore::IGNORED))->read();
		$ids = $stored[ReportStore::IGNORED]['ids'] ?? [];
		return is_array($ids) ? array_values(array_filter($ids, 'is_string')) : [];
	}

	/**
	 * Ignores a check or removes it from the ignored ones. Updates the counts.
	 *
	 * @return bool False if the database query failed.
	 */
	public static function set(string $check, bool $is_ignored): bool {
		return ReportStore::all()->change(static function (array $stored) use (
			$check,
			$is_ignored,
		): array {
			$ids = array_values(array_diff(self::ids($stored), [$check]));
			if ($is_ignored) {
				$ids[] = $check;
			}
			if ($ids === self::ids($stored)) {
				return [];
			}
			$changed = [ReportStore::IGNORED => $ids === [] ? null : ['ids' => $ids]];
			$counts = Counts::count($changed + $stored);
			return $counts === null
				? $changed
				: $changed + [
						ReportStore::STATE =>
							['counts' => $counts] + ($stored[ReportStore::STATE] ?? []),
					];
		});
	}
}
