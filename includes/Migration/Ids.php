<?php
/**
 * The objects of one kind that a source has data of.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Objects that are gone may be among them: who asks looks which are there. */
interface Ids {
	/** @return list<int> Those in a range of ids, both ends included, each once, rising. */
	public function between(int $from, int $to): array;

	/** About how many there are; quick on sites with a million posts, see Estimate. */
	public function count(): int;
}
