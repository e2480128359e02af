<?php
/**
 * Counts the entries of sitemap pages and determines their last modification.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** Stops at a time limit. */
final class Count {
	/** Number of pages counted with the same queries. */
	private const AT_ONCE = 20;

	private bool $is_complete = true;

	private readonly Ranges $ranges;

	/** @param float $end Time at which to stop. */
	public function __construct(private readonly Series $series, private readonly float $end) {
		$this->ranges = new Ranges($series);
	}

	/** Whether all pages were counted. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/**
	 * Counts changed pages and returns all pages; creates the first page of new series.
	 *
	 * @param array<string, list<Page>> $all
	 * @return array<string, list<Page>>
	 */
	public function settled(array $all): array {
		foreach (array_keys($this->series->labels()) as $series) {
			if (!isset($all[$series])) {
				Pages::begin($series);
				$all[$series] = array_filter([Pages::find($series, 1, false)]);
			}
		}
		// The number of pages is more important than their modification dates.
		foreach (array_keys($this->series->labels()) as $series) {
			foreach ($all[$series] as $page) {
				if ($page->has_unknown_size() && $this->ranges->survey($page, $this->end)) {
					$all[$series] = Pages::all()[$series] ?? [];
					break;
				}
			}
		}
		foreach (array_keys($this->series->labels()) as $series) {
			$all[$series] = $this->counted($all[$series]);
		}
		return $all;
	}

	/**
	 * @param list<Page> $pages Pages of one series.
	 * @return list<Page>
	 */
	private function counted(array $pages): array {
		$sign = isset($pages[0]) ? $this->series->sign($pages[0]->series) : '';
		foreach (self::runs($pages, $sign) as $run) {
			if (microtime(true) > $this->end) {
				break;
			}
			$done = $this->ranges->count_all($run);
			$pages = array_map(static fn(Page $page): Page => $done[$page->id] ?? $page, $pages);
		}
		for ($i = 0; isset($pages[$i]); $i++) {
			$page = $pages[$i];
			if ($page->is_counted($sign)) {
				continue;
			}
			if (microtime(true) > $this->end) {
				$this->is_complete = false;
				break;
			}
			$settled = $this->ranges->settle($page);
			if ($settled && $settled->to !== $page->to) {
				// The rest of its entries is on a new page with the next number.
				$new = Pages::from($page->series, $settled->to);
				$new && ($pages[] = $new);
			}
			$pages[$i] = $settled ?? $page;
		}
		return $pages;
	}

	/**
	 * Groups consecutive changed pages.
	 *
	 * @param list<Page> $pages
	 * @return list<non-empty-list<Page>>
	 */
	private static function runs(array $pages, string $sign): array {
		$changed = array_filter(
			$pages,
			static fn(Page $page): bool => !$page->is_counted($sign) && !$page->has_unknown_size(),
		);
		usort($changed, static fn(Page $a, Page $b): int => strcmp($a->from, $b->from));
		$runs = [];
		$run = [];
		foreach ($changed as $page) {
			if ($run !== [] && (end($run)->to !== $page->from || count($run) === self::AT_ONCE)) {
				$runs[] = $run;
				$run = [];
			}
			$run[] = $page;
		}
		$runs[] = $run;
		return array_values(array_filter($runs, static fn(array $run): bool => count($run) > 1));
	}
}
