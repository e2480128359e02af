<?php
/**
 * About how many objects there are, on large sites.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Those of so many ids, in so many places: a million posts need a tenth of a second. */
final class Estimate {
	/** Up to this id they can be counted. */
	private const EXACT = 20_000;

	private const LOOKS = 50;
	private const LOOK = 100;

	/** What has to be seen to tell from it. */
	private const ENOUGH = 50;

	/**
	 * @param Ids $ids
	 * @param int $last The highest id that there is.
	 * @return int|null Null where there are so few ids, or so few of them have something, that they are to be counted.
	 */
	public static function of(Ids $ids, int $last): ?int {
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
