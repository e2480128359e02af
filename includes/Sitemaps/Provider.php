<?php
/**
 * Where addresses of a sitemap come from.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Gives one or more series of addresses, each in the order of its keys. A key is made of digits and lower-case letters, is at
 * most 64 characters long, names one entry of its series, and stays the same while the entry's place does: pages of a sitemap
 * are ranges of keys, so that a change makes one page anew and no other.
 *
 * Add-ons give theirs through the filter `pharos_sitemap_providers`.
 */
interface Provider {
	/**
	 * What can be indexed at all now, without asking the database.
	 *
	 * @return array<string, string> Labels by the names of series: lower-case letters, digits, "-" and "_"; '' for the only one.
	 */
	public function series(): array;

	/**
	 * The entries that can be indexed, from a key on, before another one.
	 *
	 * @param string $from  The first key; '' for the beginning.
	 * @param string $to    The first key that is not meant; '' for the end.
	 * @param int    $limit How many at most.
	 * @param bool   $whole Whether address, images and videos are wanted, or keys and times only.
	 * @return list<Entry>
	 */
	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array;

	/** How many entries there are about; for progress only. */
	public function size(string $series): int;

	/** What the addresses depend on besides settings and permalinks, such as how a type is registered; '' for nothing. */
	public function rules(string $series): string;
}
