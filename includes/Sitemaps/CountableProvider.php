<?php
/**
 * A provider whose URLs can be split into pages and counted without reading them.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Large series are split before they are counted, so that the index lists all their pages from the start. */
interface CountableProvider {
	/**
	 * The key of the entry with a number of entries before it.
	 *
	 * May count excluded entries; pages then have fewer.
	 *
	 * @param string $from The first key.
	 * @param string $to   The key after the range; empty for the end.
	 * @param int    $size Number of entries before it.
	 * @return string|null Null if there are fewer.
	 */
	public function boundary(string $series, string $from, string $to, int $size): ?string;

	/**
	 * Counts the entries in consecutive ranges, with their last modification times.
	 *
	 * @param list<array{string, string}> $ranges First key of each range, and the key after it; empty for the end.
	 * @return list<array{int, string}>|null By range; null if the entries have to be read for that.
	 */
	public function tally(string $series, array $ranges): ?array;
}
