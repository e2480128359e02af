<?php
/**
 * Assigns URLs to pages of a series.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * The pages of a series partition its keys. A page that is too long is split; the new page gets the next free number, so that only the
 * necessary URLs move. An empty page isn't served until it has entries again.
 */
final class Ranges {
	/** Maximum number of following pages that a page is joined with at once. */
	private const MOST_JOINED = 100;

	/** Number of pages whose entries are read at once. */
	private const MOST_READ = 4;

	/** Maximum number of entries of a joined page: even with long URLs it needn't be split again because of its size. */
	private const MOST_OF_JOINED = 10_000;

	public function __construct(private readonly Series $series) {}

	/** @return Page|null The counted page, not too long; null if it no longer exists. */
	public function settle(Page $page): ?Page {
		$sign = $this->series->sign($page->series);
		if ($page->is_counted($sign)) {
			return $page;
		}
		$entries = $this->entries($page, Series::page_size($page->series) + 1);
		if (count($entries) > Series::page_size($page->series)) {
			return $this->divide($page, $entries);
		}
		return $this->count($page, $entries);
	}

	/**
	 * Splits the last page of a large series by keys only, before its entries are counted.
	 *
	 * @param float $end Time at which to stop.
	 * @return bool Whether the number of pages is known.
	 */
	public function survey(Page $page, float $end): bool {
		[$provider, $own] = $this->series->find($page->series) ?? [null, ''];
		if (!$page->has_unknown_size() || !($provider instanceof CountableProvider)) {
			return !$page->has_unknown_size();
		}
		$size = Series::page_size($page->series);
		$keys = [];
		$key = $page->from;
		do {
			$key = $provider->boundary($own, $key, '', $size);
			$key === null || ($keys[] = $key);
		} while ($key !== null && microtime(true) < $end);
		// Slightly more than one page is counted quickly, and split where the first page is full.
		return count($keys) < 2 && $key === null
			? false
			: PageBounds::divide($page, $keys, $key === null) && $key === null;
	}

	/**
	 * Counts consecutive pages with a few queries for all.
	 *
	 * @param list<Page> $pages Pages of one series, in the order of their keys.
	 * @return array<int, Page> The counted pages by id; the others are too long.
	 */
	public function count_all(array $pages): array {
		$series = $pages[0]->series;
		$sign = $this->series->sign($series);
		$size = Series::page_size($series);
		[$provider, $own] = $this->series->find($series) ?? [null, ''];
		if ($provider instanceof CountableProvider) {
			$tally = $provider->tally(
				$own,
				array_map(static fn(Page $page): array => [$page->from, $page->to], $pages),
			);
			if ($tally !== null) {
				return self::keep($pages, $sign, $size, $tally);
			}
		}
		if (count($pages) > self::MOST_READ) {
			// In chunks, to limit memory use.
			return array_replace(
				...array_map($this->count_all(...), array_chunk($pages, self::MOST_READ)),
			);
		}
		$most = count($pages) * $size + 1;
		$all = $provider?->entries($own, $pages[0]->from, end($pages)->to, $most, false) ?? [];
		if (count($all) === $most) {
			return [];
		}
		$tally = [];
		$at = 0;
		foreach ($pages as $page) {
			$begin = $at;
			while (isset($all[$at]) && ($page->to === '' || $all[$at]->key < $page->to)) {
				$at++;
			}
			$entries = array_slice($all, $begin, $at - $begin);
			$tally[] = [count($entries), self::newest($entries)];
		}
		return self::keep($pages, $sign, $size, $tally);
	}

	/**
	 * @param list<Page>               $pages
	 * @param list<array{int, string}> $tally Number of entries and lastmod, by page.
	 * @return array<int, Page> Pages that aren't too long, by id.
	 */
	private static function keep(array $pages, string $sign, int $size, array $tally): array {
		[$remaining, $counts, $done] = [[], [], []];
		foreach ($pages as $i => $page) {
			if ($tally[$i][0] <= $size) {
				$remaining[] = $page;
				$counts[$page->id] = $tally[$i];
				$done[$page->id] = $page->with_count($sign, ...$tally[$i]);
			}
		}
		$remaining === [] || Pages::counted_all($remaining, $sign, $counts);
		return $done;
	}

	/** Joins a page with the following ones, as long as the result is at most half full. */
	public function gather(Page $page): ?Page {
		for ($i = 0; $i < self::MOST_JOINED && $page && $page->to !== ''; $i++) {
			$next = Pages::from($page->series, $page->to);
			$next = $next ? $this->settle($next) : null;
			if ($next === null || $next->from !== $page->to) {
				break;
			}
			$room = min(self::MOST_OF_JOINED, intdiv(Series::page_size($page->series), 2));
			if ($page->entries + $next->entries > $room) {
				break;
			}
			if (PageBounds::join($page, $next)) {
				$page = Pages::find($page->series, $page->number, false);
				$page = $page ? $this->settle($page) : null;
			}
		}
		return $page;
	}

	/** @param list<Entry> $entries One more than the limit. */
	private function divide(Page $page, array $entries): ?Page {
		// The last page stays full, because new entries go to the new page. Other pages are split in half, so that both can grow.
		$at = $page->to === '' ? count($entries) - 1 : max(1, intdiv(count($entries), 2));
		$is_split = PageBounds::split($page, $entries[$at]->key);
		$now = Pages::find($page->series, $page->number, false);
		if ($is_split && $now?->version === $page->version + 1) {
			// Nothing else has changed: its remaining entries are known.
			return $this->count($now, array_slice($entries, 0, $at));
		}
		return $now && $now->to !== $page->to ? $this->settle($now) : $now;
	}

	/** @param list<Entry> $entries All entries of the page. */
	private function count(Page $page, array $entries): ?Page {
		$sign = $this->series->sign($page->series);
		Pages::counted($page, $sign, count($entries), self::newest($entries));
		return Pages::find($page->series, $page->number, false);
	}

	/** @return list<Entry> */
	private function entries(Page $page, int $limit): array {
		$found = $this->series->find($page->series);
		return $found ? $found[0]->entries($found[1], $page->from, $page->to, $limit, false) : [];
	}

	/** @param list<Entry> $entries */
	public static function newest(array $entries): string {
		return $entries === []
			? ''
			: max(array_map(static fn(Entry $entry): string => $entry->lastmod, $entries));
	}
}
