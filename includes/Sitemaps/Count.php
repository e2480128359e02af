<?php
/**
 * Finds out how many entries the pages of sitemaps have, and how new they are.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/** As far as there is time. */
final class Count {
	/** Number of pages that are counted with the same queries. */
	private const AT_ONCE = 20;

	private bool $is_complete = true;

	private readonly Ranges $ranges;

	/** @param float $end When it has to stop. */
	public function __construct(private readonly Series $series, private readonly float $end) {
		$this->ranges = new Ranges($series);
	}

	/** Whether all was counted. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/**
	 * The pages as they are after it; series that were never asked for begin here.
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
		// How many pages there are is more than how new they are.
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
	 * @param list<Page> $pages Of one series.
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
				// Its rest is on a new page, which is the last one by number.
				$new = Pages::from($page->series, $settled->to);
				$new && ($pages[] = $new);
			}
			$pages[$i] = $settled ?? $page;
		}
		return $pages;
	}

	/**
	 * Changed pages that follow one another, some at a time.
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
