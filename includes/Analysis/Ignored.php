<?php
/**
 * The checks that somebody does not want to see.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

final class Ignored {
	/**
	 * @param array<string, array>|null $kept What is kept, see Kept; null to ask.
	 * @return list<string>
	 */
	public static function ids(?array $kept = null): array {
		$kept ??= (new Kept(Kept::IGNORED))->read();
		$ids = $kept[Kept::IGNORED]['ids'] ?? [];
		return is_array($ids) ? array_values(array_filter($ids, 'is_string')) : [];
	}

	/**
	 * Ignores a check, or does so no longer. The counts follow.
	 *
	 * @return bool False when the database did not take it.
	 */
	public static function set(string $check, bool $is_ignored): bool {
		return Kept::all()->change(static function (array $kept) use ($check, $is_ignored): array {
			$ids = array_values(array_diff(self::ids($kept), [$check]));
			if ($is_ignored) {
				$ids[] = $check;
			}
			if ($ids === self::ids($kept)) {
				return [];
			}
			$changed = [Kept::IGNORED => $ids === [] ? null : ['ids' => $ids]];
			$counts = Counts::of($changed + $kept);
			return $counts === null
				? $changed
				: $changed + [Kept::STATE => ['counts' => $counts] + ($kept[Kept::STATE] ?? [])];
		});
	}
}
