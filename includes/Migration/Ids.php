<?php
/**
 * The objects of one kind with data of a source.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Deleted objects may be included: the caller checks which ones exist. */
interface Ids {
	/** @return list<int> The ids in a range, including both ends, unique and ascending. */
	public function between(int $from, int $to): array;

	/** Returns an estimate of their number; fast on sites with a million posts, see Estimate. */
	public function count(): int;
}
