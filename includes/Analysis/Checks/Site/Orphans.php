<?php
/**
 * Finds orphaned content.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Site;

use Pharos\Analysis\Site;
use Pharos\Analysis\Texts;
use Pharos\Content\PostTypes;
use Pharos\Core\Memory;
use Pharos\Core\Url;
use Pharos\Sitemaps\Indexable;
use Pharos\Sitemaps\PostKeys;
use Pharos\Sitemaps\Posts;

/** Reads the URLs of the posts first, then all texts, newest first. Checks the posts that can be indexed. */
final class Orphans {
	/** Maximum number of posts to check: the newest of each type. */
	private const MOST = 20_000;

	/** Number of posts to load at once. */
	private const CHUNK = 1000;

	/** Time limit in seconds; seconds reserved for later checks; and the minimum time to start with. */
	private const PATIENCE = 10.0;
	private const SPARE = 3.0;
	private const LEAST = 2.0;

	/** Post types of WordPress whose texts are parts of pages. */
	private const PARTS = ['wp_block', 'wp_navigation', 'wp_template', 'wp_template_part'];

	/** Options of widgets that contain texts. */
	private const WIDGETS = ['widget_block', 'widget_text', 'widget_custom_html'];

	private readonly LinkIndex $index;

	private int $posts = 0;

	private int $texts = 0;

	private bool $is_large = false;

	private bool $has_read_all = true;

	private readonly float $half;

	private readonly float $end;

	public function __construct(private readonly Site $site) {
		$this->index = new LinkIndex();
		$seconds = min(self::PATIENCE, $site->deadline->left() - self::SPARE);
		$this->half = microtime(true) + $seconds / 2;
		$this->end = microtime(true) + $seconds;
	}

	/** @return list<int> Newest first, by type. */
	public function find(): array {
		if ($this->end - microtime(true) > self::LEAST) {
			$this->ask_about_all();
		}
		if ($this->posts === 0) {
			return [];
		}
		$this->read_menus();
		$this->read_texts();
		return array_reverse($this->index->left());
	}

	/** Returns the number of posts checked. */
	public function posts(): int {
		return $this->posts;
	}

	/** Returns the number of texts read. */
	public function texts(): int {
		return $this->texts;
	}

	/** Whether there are more posts than were checked. */
	public function is_large(): bool {
		return $this->is_large;
	}

	public function has_read_all(): bool {
		return $this->has_read_all;
	}

	private function ask_about_all(): void {
		$types = array_keys(PostTypes::viewable());
		$provider = new Posts($this->site->settings, new Indexable($this->site->settings));
		// The home page needs no link.
		$front = get_option('show_on_front') === 'page' ? (int) get_option('page_on_front') : 0;
		foreach (array_intersect($types, array_keys($provider->series())) as $type) {
			$from = $this->beginning($type);
			$left = self::MOST;
			do {
				// The extra entry is the start of the next chunk.
				$entries = $provider->entries($type, $from, '', self::CHUNK + 1, true);
				$next = count($entries) > self::CHUNK ? array_pop($entries) : null;
				foreach ($entries as $entry) {
					if ($entry->object->ID !== $front) {
						$this->index->add($entry->object->ID, $entry->loc);
						$this->posts++;
					}
				}
				if ($next !== null) {
					$from = $next->key;
					// Their cached metadata and terms would fill the memory.
					Memory::free();
				}
				$left -= self::CHUNK;
				// The second half of the time is for the texts.
			} while ($next !== null && $left > 0 && microtime(true) < $this->half);
			$this->is_large = $this->is_large || $next !== null;
		}
	}

	/** Returns the sitemap key at which the newest posts of a type begin; '' for all. */
	private function beginning(string $type): string {
		global $wpdb;
		// Uses only WordPress's index of type, status and date.
		$date = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT post_date FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish'
				ORDER BY post_date DESC LIMIT 1 OFFSET %d",
				$type,
				self::MOST,
			),
		);
		$this->is_large = $this->is_large || $date !== null;
		return $date === null ? '' : PostKeys::of_date($date);
	}

	/** Reads WordPress's menus, widgets, and all links of the home page and the posts page including their menus and lists of posts. */
	private function read_menus(): void {
		global $wpdb;
		$items = "FROM $wpdb->posts p JOIN $wpdb->postmeta m ON m.post_id = p.ID";
		$of_items = "p.post_type = 'nav_menu_item' AND p.post_status = 'publish'";
		$ids = $wpdb->get_col(
			"SELECT DISTINCT m.meta_value $items JOIN $wpdb->postmeta t ON t.post_id = p.ID
			WHERE $of_items AND m.meta_key = '_menu_item_object_id'
			AND t.meta_key = '_menu_item_type' AND t.meta_value = 'post_type'",
		);
		array_map(fn(string $id) => $this->index->link_id((int) $id), $ids);
		$urls = $wpdb->get_col(
			"SELECT DISTINCT m.meta_value $items WHERE $of_items AND m.meta_key = '_menu_item_url' AND m.meta_value <> ''",
		);
		array_map(fn(string $url) => $this->index->link($url), $urls);

		$texts = [$this->site->home()->answer->body, $this->posts_page()];
		foreach (self::WIDGETS as $option) {
			foreach ((array) get_option($option) as $widget) {
				$text = is_array($widget) ? $widget['content'] ?? ($widget['text'] ?? '') : '';
				$texts[] = is_string($text) ? $text : '';
			}
		}
		foreach (ContentLinks::extract(implode("\n", $texts)) as $link) {
			$this->index->link($link);
		}
	}

	/** Returns the HTML of the separate page with the latest posts; '' without one. */
	private function posts_page(): string {
		$id = get_option('show_on_front') === 'page' ? (int) get_option('page_for_posts') : 0;
		$url = $id > 0 ? get_permalink($id) : false;
		return $url ? $this->site->http->page($url)->body : '';
	}

	private function read_texts(): void {
		$texts = Texts::newest_first(
			[...array_keys(PostTypes::viewable()), ...self::PARTS],
			['href', '"url"', '"link"'],
			$this->end,
		);
		foreach ($texts as $rows) {
			$this->read($rows);
		}
		$this->has_read_all = $texts->getReturn();
	}

	/** @param list<object{ID: string, text: string}> $rows */
	private function read(array $rows): void {
		$relative = [];
		foreach ($rows as $row) {
			foreach ($row->text === '' ? [] : ContentLinks::extract($row->text) as $link) {
				if (ContentLinks::is_relative($link)) {
					$relative[(int) $row->ID][] = $link;
				} else {
					$this->index->link($link, (int) $row->ID);
				}
			}
		}
		$this->texts += count($rows);
		if ($relative !== []) {
			_prime_post_caches(array_keys($relative), true, false);
			foreach ($relative as $id => $links) {
				$page = (string) get_permalink($id);
				foreach ($links as $link) {
					$this->index->link(Url::absolute($link, $page), $id);
				}
			}
		}
	}
}
