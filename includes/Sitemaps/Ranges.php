<?php
/**
 * Which addresses are on which page.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Pages of a series divide all keys among them. A page that has grown too long is divided; the new one gets the next free
 * number, so that no address moves but those that have to. A page that nothing is left on is not served until its range fills again.
 */
final class Ranges {
	/** How many pages behind it a page may be joined with at once. */
	private const MOST_JOINED = 100;

	public function __construct(private readonly Series $series) {}

	/** @return Page|null Counted, and not too long; null when it has gone. */
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

	/** Puts a page together with those behind it as long as all of it fits on half a page, so that there is room to grow. */
	public function gather(Page $page): ?Page {
		for ($i = 0; $i < self::MOST_JOINED && $page && $page->to !== ''; $i++) {
			$next = Pages::from($page->series, $page->to);
			$next = $next ? $this->settle($next) : null;
			if ($next === null || $next->from !== $page->to) {
				break;
			}
			if ($page->entries + $next->entries > intdiv(Series::page_size($page->series), 2)) {
				break;
			}
			if (Pages::join($page, $next)) {
				$page = Pages::find($page->series, $page->number, false);
				$page = $page ? $this->settle($page) : null;
			}
		}
		return $page;
	}

	/** @param list<Entry> $entries One more than fit. */
	private function divide(Page $page, array $entries): ?Page {
		// The last page is full: what comes later goes to the new one. In between there has to be room on both sides.
		$at = $page->to === '' ? count($entries) - 1 : max(1, intdiv(count($entries), 2));
		$is_split = Pages::split($page, $entries[$at]->key);
		$now = Pages::find($page->series, $page->number, false);
		if ($is_split && $now?->version === $page->version + 1) {
			// Nothing else has changed meanwhile: what is left on it is known.
			return $this->count($now, array_slice($entries, 0, $at));
		}
		return $now && $now->to !== $page->to ? $this->settle($now) : $now;
	}

	/** @param list<Entry> $entries All of the page. */
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
