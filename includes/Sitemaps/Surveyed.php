<?php
/**
 * A source of addresses that can be divided into pages and counted without reading them.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Large series are divided before they are counted, so that the index names all their pages from the first minute. */
interface Surveyed {
	/**
	 * The key of the entry that a number of others come before.
	 *
	 * Excluded entries may be counted as well; pages hold fewer then.
	 *
	 * @param string $from The first key.
	 * @param string $to   The first key that is not meant; empty for the end.
	 * @param int    $size Number of entries that come before it.
	 * @return string|null Null when there are no more.
	 */
	public function boundary(string $series, string $from, string $to, int $size): ?string;

	/**
	 * The numbers of entries in ranges that follow one another, and the times of their newest ones.
	 *
	 * @param list<array{string, string}> $ranges First keys, and the first keys that are not meant; empty for the end.
	 * @return list<array{int, string}>|null By range; null when entries have to be read for that.
	 */
	public function tally(string $series, array $ranges): ?array;
}
