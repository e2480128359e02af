<?php
/**
 * Estimates the number of objects on large sites.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Counts the objects in a sample of id ranges: with a million posts, this takes a tenth of a second. */
final class Estimate {
	/** Up to this id, exact counting is fast. */
	private const EXACT = 20_000;

	private const LOOKS = 50;
	private const LOOK = 100;

	/** Minimum number of objects found for an estimate. */
	private const ENOUGH = 50;

	/**
	 * @param Ids $ids
	 * @param int $last The highest existing id.
	 * @return int|null Null if there are too few ids or too few objects with data: then count them exactly.
	 */
	public static function compute(Ids $ids, int $last): ?int {
		if ($last <= self::EXACT) {
			return null;
		}
		$seen = 0;
		for ($i = 0; $i < self::LOOKS; $i++) {
			$from = intdiv($i * $last, self::LOOKS) + 1;
			$seen += count($ids->between($from, $from + self::LOOK - 1));
		}
		return $seen < self::ENOUGH
			? null
			: (int) round(($seen * $last) / (self::LOOKS * self::LOOK));
	}
}
