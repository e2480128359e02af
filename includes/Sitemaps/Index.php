<?php
/**
 * The sitemap index.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Settings\Settings;

/**
 * Lists the rows of pages. Changed pages are counted first, within a time limit. If there are many, one request counts them and starts the
 * background job; others list the pages known so far.
 */
final class Index {
	/** The row whose lock is held by the counting request. */
	public const LOCK = 'pharos_sitemap_count';

	/** Maximum time for counting in seconds. The rest is counted in the background, and listed without lastmod until then. */
	private const PATIENCE = 4.0;

	/** Seconds until another request may count, while the background job does the rest. */
	private const PAUSE = 60;

	/** Number of changed pages that any request may count. */
	private const FEW = 5;

	/** Maximum number of pages that a request generates to find their videos. */
	private const MOST_MADE = 3;

	private bool $is_complete = true;

	private bool $is_whole = true;

	/** @var array<int, true> Ids of video sitemap pages whose main pages have changed since. */
	private array $old_videos = [];

	public function __construct(
		private readonly Settings $settings,
		private readonly Series $series,
	) {}

	public function document(): Document {
		Tables::need();
		return Xml::index(
			array_map(
				fn(Page $page): array => [
					'loc' => Urls::page($page->series, $page->number),
					'lastmod' => $this->is_known($page) ? $page->lastmod : '',
				],
				$this->pages(),
			),
		);
	}

	/** Whether all changed pages are counted; otherwise the background job has to do the rest. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** Whether the number of pages is known; otherwise the list is incomplete. */
	public function is_whole(): bool {
		return $this->is_whole;
	}

	/** @return list<Page> Pages listed in the index. */
	public function pages(): array {
		$end = microtime(true) + self::PATIENCE;
		[$this->is_complete, $this->is_whole, $this->old_videos] = [true, true, []];
		$all = Pages::all();
		$stale = $this->stale($all);
		$is_much = count($stale) > self::FEW || self::is_any_unknown($stale);
		$lock = $is_much ? self::lock($all) : null;
		if (!$is_much || $lock) {
			if ($stale !== []) {
				$count = new Count($this->series, $end);
				$all = $count->settled($all);
				$this->is_complete = $count->is_complete();
			}
			// Otherwise the lock stays until it expires, so that no other request counts while the background job works.
			$lock && $this->is_complete && PageLock::release($lock);
			if ($this->make_videos($all, $end)) {
				$all = Pages::all();
			}
		}
		$this->is_whole = !self::is_any_unknown($this->stale($all));
		return $this->listed($all);
	}

	/**
	 * @param array<string, list<Page>> $all
	 * @return list<Page>
	 */
	private function listed(array $all): array {
		$listed = [];
		foreach (array_keys($this->series->labels()) as $series) {
			$there = [];
			foreach ($all[$series] ?? [] as $page) {
				if ($page->entries > 0 || !$this->is_known($page)) {
					$listed[] = $page;
					$there[$page->number] = $page;
				}
			}
			if (!$this->settings->get('enable_xml_video_sitemap')) {
				continue;
			}
			// Until a changed page is regenerated, the index lists its previous video sitemap.
			foreach ($all[Series::videos($series)] ?? [] as $page) {
				$main = $there[$page->number] ?? null;
				if ($page->entries > 0 && $main !== null) {
					$listed[] = $page;
					if (
						$main->made !== $page->made ||
						!$main->is_made($this->series->sign($series))
					) {
						$this->old_videos[$page->id] = true;
					}
				}
			}
		}
		return $listed;
	}

	/**
	 * @param array<string, list<Page>> $all
	 * @return list<Page|null> Pages to count; null for a series that was never requested.
	 */
	private function stale(array $all): array {
		$stale = [];
		foreach (array_keys($this->series->labels()) as $series) {
			if (!isset($all[$series])) {
				$stale[] = null;
			}
			foreach ($all[$series] ?? [] as $page) {
				if (!$page->is_counted($this->series->sign($series))) {
					$stale[] = $page;
				}
			}
		}
		return $stale;
	}

	/** @param list<Page|null> $stale */
	private static function is_any_unknown(array $stale): bool {
		return array_filter(
			$stale,
			static fn(?Page $page): bool => $page === null || $page->has_unknown_size(),
		) !== [];
	}

	/** @param array<string, list<Page>> $all */
	private static function lock(array $all): ?Page {
		$lock = $all[self::LOCK][0] ?? null;
		if ($lock === null) {
			Pages::begin(self::LOCK);
			$lock = Pages::find(self::LOCK, 1, false);
		}
		return $lock && PageLock::take($lock, self::PAUSE) ? $lock : null;
	}

	/**
	 * Generates pages whose videos are unknown: videos are found when a page is generated. The background job generates the rest.
	 *
	 * @param array<string, list<Page>> $all
	 * @return bool Whether any page was generated.
	 */
	private function make_videos(array $all, float $end): bool {
		if (!$this->settings->get('enable_xml_video_sitemap')) {
			return false;
		}
		$maker = new PageGenerator($this->settings, $this->series);
		$made = 0;
		foreach (array_keys($this->series->labels()) as $series) {
			foreach (Series::videos($series) === '' ? [] : $all[$series] ?? [] as $page) {
				if ($page->is_made($this->series->sign($series)) || $page->entries === 0) {
					continue;
				}
				if ($made === self::MOST_MADE || microtime(true) > $end) {
					$this->is_complete = false;
					return $made > 0;
				}
				$maker->make($page) && $made++;
			}
		}
		return $made > 0;
	}

	private function is_known(Page $page): bool {
		return Series::of_videos($page->series) === ''
			? $page->is_counted($this->series->sign($page->series))
			: !isset($this->old_videos[$page->id]);
	}
}
