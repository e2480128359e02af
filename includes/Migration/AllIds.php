<?php
/**
 * The union of several lists of objects.
 */

declare(strict_types=1);

namespace Pharos\Migration;

final class AllIds implements Ids {
	/** @var Ids[] */
	private readonly array $places;

	public function __construct(Ids ...$places) {
		$this->places = $places;
	}

	public function between(int $from, int $to): array {
		$ids = array_merge(
			...array_map(static fn(Ids $one): array => $one->between($from, $to), $this->places),
		);
		$ids = array_unique($ids);
		sort($ids);
		return $ids;
	}

	/** Returns a minimum: an object in two lists is counted in the larger one. */
	public function count(): int {
		return max(0, ...array_map(static fn(Ids $one): int => $one->count(), $this->places));
	}
}
