<?php
/**
 * A source of sitemap URLs.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Provides one or more series of URLs, each sorted by key. A key consists of digits and lowercase letters, is at most 64 characters long,
 * identifies one entry of its series, and is stable as long as the entry's position is: pages of a sitemap are ranges of keys, so that a
 * change only regenerates one page.
 *
 * Add-ons register providers with the filter `pharos_sitemap_providers`.
 */
interface Provider {
	/**
	 * The series that can currently be indexed, determined without a query.
	 *
	 * @return array<string, string> Labels by name: lowercase letters, digits, "-" and "_"; '' for the only series.
	 */
	public function series(): array;

	/**
	 * The entries that can be indexed, from a key on, before another one.
	 *
	 * @param string $from  The first key; '' for the start.
	 * @param string $to    The key after the range; '' for the end.
	 * @param int    $limit Maximum number of entries.
	 * @param bool   $whole Whether to include URLs, images and videos, or only keys and times.
	 * @return list<Entry>
	 */
	public function entries(
		string $series,
		string $from,
		string $to,
		int $limit,
		bool $whole,
	): array;

	/** Approximate number of entries, for the progress. */
	public function size(string $series): int;

	/** Anything besides settings and permalinks that the URLs depend on, such as the registration of a type; '' for nothing. */
	public function rules(string $series): string;
}
