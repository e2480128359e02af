<?php
/**
 * The list of all sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Settings\Settings;

/** Made of the rows of pages. Those that have changed are looked at first, as many as a crawler has time for. */
final class Index {
	/** Seconds. What is not known by then is worked on in the background, and listed without its time until then. */
	private const PATIENCE = 4.0;

	private bool $is_complete = true;

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

	/** Whether all of it was known in time. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** @return list<Page> Those that crawlers shall ask for. */
	public function pages(): array {
		$end = microtime(true) + self::PATIENCE;
		$all = $this->settled(Pages::all(), $end);
		if ($this->settings->get('enable_xml_video_sitemap') && $this->make_videos($all, $end)) {
			$all = Pages::all();
		}
		$listed = [];
		foreach (array_keys($this->series->labels()) as $series) {
			$made = [];
			foreach ($all[$series] ?? [] as $page) {
				$made[$page->number] = $page->made;
				if ($page->entries > 0 || !$this->is_known($page)) {
					$listed[] = $page;
				}
			}
			foreach ($all[Series::videos($series)] ?? [] as $page) {
				if ($page->entries > 0 && ($made[$page->number] ?? 0) === $page->made) {
					$listed[] = $page;
				}
			}
		}
		return $listed;
	}

	/**
	 * @param array<string, list<Page>> $all
	 * @return array<string, list<Page>>
	 */
	private function settled(array $all, float $end): array {
		$ranges = new Ranges($this->series);
		foreach (array_keys($this->series->labels()) as $series) {
			if (!isset($all[$series])) {
				Pages::begin($series);
				$all[$series] = array_filter([Pages::find($series, 1, false)]);
			}
			for ($i = 0; isset($all[$series][$i]); $i++) {
				$page = $all[$series][$i];
				if ($page->is_counted($this->series->sign($series))) {
					continue;
				}
				if (microtime(true) > $end) {
					$this->is_complete = false;
					break;
				}
				$settled = $ranges->settle($page);
				if ($settled && $settled->to !== $page->to) {
					// Its rest is on a new page, which is the last one by number.
					$new = Pages::from($series, $settled->to);
					$new && ($all[$series][] = $new);
				}
				$all[$series][$i] = $settled ?? $page;
			}
		}
		return $all;
	}

	/**
	 * Which posts have videos is known when their page is made.
	 *
	 * @param array<string, list<Page>> $all
	 * @return bool Whether any was made.
	 */
	private function make_videos(array $all, float $end): bool {
		$maker = new Maker($this->settings, $this->series);
		$has_made = false;
		foreach (array_keys($this->series->labels()) as $series) {
			foreach (Series::videos($series) === '' ? [] : $all[$series] ?? [] as $page) {
				if ($page->is_made($this->series->sign($series)) || $page->entries === 0) {
					continue;
				}
				if (microtime(true) > $end) {
					$this->is_complete = false;
					return $has_made;
				}
				$has_made = $maker->make($page) !== null || $has_made;
			}
		}
		return $has_made;
	}

	private function is_known(Page $page): bool {
		return Series::of_videos($page->series) !== '' ||
			$page->is_counted($this->series->sign($page->series));
	}
}
