<?php
/**
 * Makes pages of sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\AddOns;
use Pharos\Settings\Settings;

/** Whoever asks first for a page that has changed makes it; who asks meanwhile waits for that one. */
final class Maker {
	/** Seconds after which a page that somebody is making is taken over: they have died. */
	private const LOCK = 30;

	/** Seconds that a crawler waits at most. */
	private const WAIT = 15;

	/** Microseconds between two looks. */
	private const PAUSE = 30_000;

	private readonly Ranges $ranges;

	public function __construct(
		private readonly Settings $settings,
		private readonly Series $series,
	) {
		$this->ranges = new Ranges($series);
	}

	/**
	 * A page as it is now, kept or made.
	 *
	 * @return array{Page, string}|null The page and its content; null when there is none of that number, or nothing is on it.
	 * @throws Busy Somebody is making it, and needs too long for that.
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

	/** @return Page|null The page, made; null when somebody else is making it, or has made it since it was read. */
	public function make(Page $page): ?Page {
		if (!Pages::lock($page, self::LOCK)) {
			return null;
		}
		try {
			$page = Pages::find($page->series, $page->number, false) ?? $page;
			$entries = $this->entries($page);
			if (count($entries) > Series::page_size($page->series)) {
				// It has grown too long: some of them go to another page.
				$page = $this->ranges->settle($page);
				$entries = $page ? $this->entries($page) : [];
			}
			return $page === null ? null : $this->keep($page, $entries);
		} catch (\Throwable $error) {
			$page && Pages::unlock($page);
			throw $error;
		}
	}

	/** The sitemaps of videos are there while they are switched on. */
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

	/** @return list<Entry> One more than fit, if there are too many. */
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
			// In bytes, they are more than a page may have: the rest goes to another one.
			$is_split = Pages::split($page, $behind->key);
			$now = Pages::find($page->series, $page->number, false);
			if (!$is_split || $now?->version !== $page->version + 1) {
				// Something else has changed, too.
				Pages::unlock($page);
				return null;
			}
			$page = $now;
			$entries = array_slice($entries, 0, (int) array_search($behind, $entries, true));
			$documents = $this->documents($page->series, $entries);
		}
		// Before the page itself, which is not served as new while its videos are not.
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
		Pages::made($page, $sign, $document, Store::write($page->series, $page->number, $document));
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
	 * @return Entry|null The first one that was too much for a document.
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
		$kept = [];
		foreach ($entries as $entry) {
			if (has_filter('pharos_sitemap_entry')) {
				/**
				 * Filters an entry of a sitemap. It is asked when a page is made: whoever changes what it answers calls
				 * `do_action( 'pharos_sitemap_changed' )`.
				 *
				 * @param Entry|null $entry  Its address, time, images and videos may be changed; null leaves it out.
				 * @param string     $series Such as "posts-page" or "terms-category".
				 */
				$filtered = apply_filters('pharos_sitemap_entry', clone $entry, $series);
				$entry =
					$filtered === null || $filtered instanceof Entry
						? $filtered
						: AddOns::refuse('pharos_sitemap_entry', $filtered, $entry);
			}
			if ($entry !== null && Xml::is_address($entry->loc)) {
				$kept[] = $entry;
			}
		}
		return $kept;
	}
}
