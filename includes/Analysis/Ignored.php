<?php
/**
 * The ignored checks.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Ignored {
	/**
	 * @param array<string, array>|null $kept The stored data, see ReportStore; null to read it.
	 * @return list<string>
	 */
	public static function ids(?array $kept = null): array {
		$kept ??= (new ReportStore(ReportStore::IGNORED))->read();
		$ids = $kept[ReportStore::IGNORED]['ids'] ?? [];
		return is_array($ids) ? array_values(array_filter($ids, 'is_string')) : [];
	}

	/**
	 * Ignores a check or removes it from the ignored ones. Updates the counts.
	 *
	 * @return bool False if the database query failed.
	 */
	public static function set(string $check, bool $is_ignored): bool {
		return ReportStore::all()->change(static function (array $kept) use (
			$check,
			$is_ignored,
		): array {
			$ids = array_values(array_diff(self::ids($kept), [$check]));
			if ($is_ignored) {
				$ids[] = $check;
			}
			if ($ids === self::ids($kept)) {
				return [];
			}
			$changed = [ReportStore::IGNORED => $ids === [] ? null : ['ids' => $ids]];
			$counts = Counts::of($changed + $kept);
			return $counts === null
				? $changed
				: $changed + [
						ReportStore::STATE =>
							['counts' => $counts] + ($kept[ReportStore::STATE] ?? []),
					];
		});
	}
}
