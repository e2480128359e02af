<?php
/**
 * Generates pages of sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\Languages;
use Pharos\Core\AddOns;
use Pharos\Settings\Settings;

/** The first request for a changed page generates it; concurrent requests wait for the result. */
final class PageGenerator {
	/** Lock timeout in seconds: afterwards the process that generates the page is presumed dead. */
	private const LOCK = 30;

	/** Maximum time in seconds that a crawler waits. */
	private const WAIT = 15;

	/** Polling interval in microseconds. */
	private const PAUSE = 30_000;

	private readonly Ranges $ranges;

	public function __construct(
		private readonly Settings $settings,
		private readonly Series $series,
	) {
		$this->ranges = new Ranges($series);
	}

	/**
	 * Returns the current version of a page, stored or newly generated.
	 *
	 * @return array{Page, string}|null The page and its content; null if it doesn't exist or is empty.
	 * @throws Busy If another process is generating it and takes too long.
	 */
	public function page(string $name, int $number): ?array {
		$main = Series::of_videos($name) ?: $name;
		if ($this->series->find($main) === null || !$this->has_videos($name)) {
			return null;
		}
		Tables::need();
		$end = microtime(true) + self::WAIT;
		do {
			$page = $this->find($main, $number);
			if ($page === null) {
				return null;
			}
			if ($page->is_made($this->series->sign($main))) {
				$asked = $name === $main ? $page : Pages::find($name, $number);
				if (!$asked || $asked->entries === 0) {
					return null;
				}
				$content = Store::read($asked);
				if ($content !== null) {
					return [$asked, $content];
				}
			}
			if ($this->make($page) === null) {
				usleep(self::PAUSE);
			}
		} while (microtime(true) < $end);
		throw new Busy();
	}

	/** @return Page|null The generated page; null if another process is generating it, or has done so since it was read. */
	public function make(Page $page): ?Page {
		if (!PageLock::take($page, self::LOCK)) {
			return null;
		}
		try {
			$page = Pages::find($page->series, $page->number, false) ?? $page;
			$entries = $this->entries($page);
			if (count($entries) > Series::page_size($page->series)) {
				// The page is too long: move some entries to another page.
				$page = $this->ranges->settle($page);
				$entries = $page ? $this->entries($page) : [];
			}
			return $page === null ? null : $this->keep($page, $entries);
		} catch (\Throwable $error) {
			$page && PageLock::release($page);
			throw $error;
		}
	}

	/** Whether a video sitemap is turned on; true for other sitemaps. */
	public function has_videos(string $name): bool {
		return Series::of_videos($name) === '' ||
			(bool) $this->settings->get('enable_xml_video_sitemap');
	}

	private function find(string $series, int $number): ?Page {
		$page = Pages::find($series, $number);
		if ($page === null && $number === 1) {
			Pages::begin($series);
			$page = Pages::find($series, $number);
		}
		return $page;
	}

	/** @return list<Entry> One more than the limit if there are too many. */
	private function entries(Page $page): array {
		[$provider, $own] = $this->series->find($page->series) ?? [null, ''];
		$most = Series::page_size($page->series) + 1;
		return $provider ? $provider->entries($own, $page->from, $page->to, $most, true) : [];
	}

	/** @param list<Entry> $entries */
	private function keep(Page $page, array $entries): ?Page {
		$sign = $this->series->sign($page->series);
		$entries = array_slice($entries, 0, Series::page_size($page->series));
		$videos = Series::videos($page->series);
		if ($videos !== '') {
			(new Media($this->settings))->add($entries);
		}
		$entries = self::filtered($entries, $page->series);
		$documents = $this->documents($page->series, $entries);
		$behind = self::first_behind($documents, $entries);
		if ($behind !== null) {
			// The page exceeds the size limit: move the rest to another page.
			$is_split = PageBounds::split($page, $behind->key);
			$now = Pages::find($page->series, $page->number, false);
			if (!$is_split || $now?->version !== $page->version + 1) {
				// Something else has changed as well.
				PageLock::release($page);
				return null;
			}
			$page = $now;
			$entries = array_slice($entries, 0, (int) array_search($behind, $entries, true));
			$documents = $this->documents($page->series, $entries);
		}
		// Before the page itself, so that it isn't served as current while its videos aren't.
		if (isset($documents['video'])) {
			$document = $documents['video'];
			Pages::made_with(
				$page,
				$videos,
				$sign,
				$document,
				Store::write($videos, $page->number, $document),
			);
		}
		$document = $documents['main'];
		Pages::store(
			$page,
			$sign,
			$document,
			Store::write($page->series, $page->number, $document),
		);
		return Pages::find($page->series, $page->number, false);
	}

	/**
	 * @param list<Entry> $entries
	 * @return array{main: Document, video?: Document}
	 */
	private function documents(string $series, array $entries): array {
		$videos = Series::videos($series);
		$extension = match (true) {
			$series === 'news' => 'news',
			$videos !== '' && $this->settings->get('enable_xml_image_sitemap') => 'image',
			default => '',
		};
		$documents = ['main' => Xml::urlset($entries, $extension)];
		return $videos !== '' && $this->has_videos($videos)
			? $documents + ['video' => Xml::urlset(self::with_videos($entries), 'video')]
			: $documents;
	}

	/**
	 * @param array{main: Document, video?: Document} $documents
	 * @param list<Entry>                             $entries
	 * @return Entry|null The first entry that exceeded the limit of a document.
	 */
	private static function first_behind(array $documents, array $entries): ?Entry {
		$behind = array_filter([
			$entries[$documents['main']->entries] ?? null,
			isset($documents['video'])
				? self::with_videos($entries)[$documents['video']->entries] ?? null
				: null,
		]);
		usort($behind, static fn(Entry $a, Entry $b): int => strcmp($a->key, $b->key));
		return $behind[0] ?? null;
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<Entry>
	 */
	private static function with_videos(array $entries): array {
		return array_values(
			array_filter($entries, static fn(Entry $entry): bool => $entry->videos !== []),
		);
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<Entry>
	 */
	private static function filtered(array $entries, string $series): array {
		$included = [];
		foreach ($entries as $entry) {
			$entry->others = $entry->others ?: Languages::versions($entry->loc);
			if (has_filter('pharos_sitemap_entry')) {
				/**
				 * Filters an entry of a sitemap. Applied when a page is generated: code that changes its result calls `do_action(
				 * 'pharos_sitemap_changed' )`.
				 *
				 * @param Entry|null $entry  Its URL, time, images and videos can be changed; null excludes it.
				 * @param string     $series Such as "posts-page" or "terms-category".
				 *
				 * @since 1.0.0
				 * @see docs/sitemaps.md
				 * @example add_filter('pharos_sitemap_entry', static fn(?object $entry): ?object =>
				 * 	$entry && str_contains($entry->loc, '/private/') ? null : $entry);
				 */
				$filtered = apply_filters('pharos_sitemap_entry', clone $entry, $series);
				$entry =
					$filtered === null || $filtered instanceof Entry
						? $filtered
						: AddOns::refuse('pharos_sitemap_entry', $filtered, $entry);
			}
			if ($entry !== null && Xml::is_address($entry->loc)) {
				$included[] = $entry;
			}
		}
		return $included;
	}
}
