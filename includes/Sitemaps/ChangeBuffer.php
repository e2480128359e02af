<?php
/**
 * Writes changes to the sitemap tables.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Post;

/**
 * Pages with changed entries get a new version, and lists with changed posts a new modification time. Pages aren't regenerated here, but
 * when they are requested.
 */
final class ChangeBuffer {
	/** Maximum number of changed keys of a series that are looked up individually; with more, its pages are read once. */
	private const FEW = 10;

	/** @var array<string, array<string, true>|true> Keys by series; true for all of a series. */
	private array $pages = [];

	/** @var array<int, true> Posts whose lists have changed, by id: with their terms at the time of writing. */
	private array $posts = [];

	/** @var array<string, string> The types of these posts. */
	private array $types = [];

	/** @var array<string, array<int, true>> Lists by kind. */
	private array $lists = [];

	/**
	 * Modification time of the only changed post; '' or null if a list's time may have decreased, so that it has to be determined again.
	 */
	private ?string $newest = '';

	private int $size = 0;

	/** Number of changed keys and posts. */
	public function size(): int {
		return $this->size;
	}

	public function key(string $series, string $key): void {
		if (($this->pages[$series] ?? null) !== true) {
			$this->pages[$series][$key] = true;
			$this->size++;
		}
	}

	/** All pages of a series; '' for all series. */
	public function series(string $series): void {
		$this->pages[$series] = true;
	}

	/** A list, see Lists. */
	public function list(string $kind, int $id): void {
		$this->lists[$kind][$id] = true;
	}

	/** The lists of all terms of a post. */
	public function post(WP_Post $post): void {
		$this->posts[$post->ID] = true;
		$this->types[$post->post_type] = $post->post_type;
		$this->size++;
		if (count($this->types) > 1) {
			// Each post type is in different lists.
			$this->ask_again();
		}
	}

	/**
	 * Sets the modification time of the lists to that of a post. If several posts have changed, all lists are determined again.
	 *
	 * @param string $time UTC.
	 */
	public function raise(string $time): void {
		$this->newest = $this->newest === '' || $this->newest === $time ? $time : null;
	}

	/** Determines the lists again, because their time may have decreased. */
	public function ask_again(): void {
		$this->newest = null;
	}

	/**
	 * Writes all changes with two queries, both of which use an index.
	 *
	 * @return bool Whether the lists were updated.
	 */
	public function tell(): bool {
		global $wpdb;
		[$pages, $lists] = [$this->changed_pages(), $this->changed_lists()];
		$newest = $this->newest;
		[$this->pages, $this->posts, $this->types, $this->lists] = [[], [], [], []];
		[$this->newest, $this->size] = ['', 0];
		if ($pages !== '') {
			self::query(
				'UPDATE ' . Tables::pages() . " p JOIN $pages SET p.version = p.version + 1",
			);
		}
		if ($lists === '') {
			return true;
		}
		if ((string) $newest === '') {
			return self::query('DELETE l FROM ' . Tables::lists() . " l JOIN $lists");
		}
		$asked = Lists::ASKED;
		return self::query(
			$wpdb->prepare(
				'UPDATE ' .
					Tables::lists() .
					" l JOIN $lists SET l.lastmod = CASE WHEN l.lastmod LIKE %s THEN %s ELSE %s END WHERE l.lastmod < %s",
				"$asked%",
				$asked,
				$newest,
				$newest,
			),
		);
	}

	/** Runs a query, and retries after a deadlock with another process. Fails if the tables no longer exist. */
	private static function query(string $query): bool {
		global $wpdb;
		$before = $wpdb->suppress_errors();
		$done = $wpdb->query($query);
		$wpdb->suppress_errors($before);
		if ($done === false && Tables::are_found()) {
			$done = $wpdb->query($query);
		} elseif ($done === false) {
			delete_option(Tables::OPTION);
		}
		return $done !== false;
	}

	/** A subquery to join the pages with; '' if none has changed. Each page is found by an index, however many there are. */
	private function changed_pages(): string {
		global $wpdb;
		$table = Tables::pages();
		$parts = isset($this->pages['']) ? ["SELECT id FROM $table"] : [];
		foreach ($parts === [] ? $this->pages : [] as $series => $keys) {
			$of_series = $wpdb->prepare("FROM $table WHERE series = %s", $series);
			$keys = $keys === true ? [] : array_keys($keys);
			if ($keys === []) {
				$parts[] = "SELECT id $of_series";
			} elseif (count($keys) > self::FEW) {
				$parts[] = "SELECT id $of_series AND (" . self::holding($keys) . ')';
			} else {
				foreach ($keys as $key) {
					// Pages partition all keys: the key is on the last page that begins before it.
					$last = $wpdb->prepare('from_key <= %s ORDER BY from_key DESC LIMIT 1', $key);
					$parts[] = "SELECT id FROM (SELECT id $of_series AND $last) k" . count($parts);
				}
			}
		}
		if ($this->posts !== []) {
			$posts = implode(',', array_keys($this->posts));
			$parts[] = "SELECT id FROM $table WHERE series LIKE 'terms-%' AND EXISTS (
				SELECT 1 FROM $wpdb->term_relationships tr WHERE tr.object_id IN ($posts)
				AND tr.term_taxonomy_id >= CASE WHEN from_key = '' THEN 0 ELSE CAST(from_key AS UNSIGNED) END
				AND (to_key = '' OR tr.term_taxonomy_id < CAST(to_key AS UNSIGNED))
			)";
		}
		$all = implode(' UNION ALL ', $parts);
		return $all === ''
			? ''
			: "(SELECT DISTINCT id FROM ($all) found) changed ON changed.id = p.id";
	}

	/** @param list<string|int> $keys */
	private static function holding(array $keys): string {
		global $wpdb;
		return implode(
			' OR ',
			array_map(
				static fn(string|int $key): string => $wpdb->prepare(
					"(from_key <= %s AND (to_key = '' OR to_key > %s))",
					$key,
					$key,
				),
				$keys,
			),
		);
	}

	/** Taxonomies whose archives show the changed posts; a post that had another type may still have terms of other taxonomies. */
	private function taxonomies(): string {
		global $wpdb;
		$names = [];
		foreach ($this->types as $type) {
			foreach (get_object_taxonomies($type) as $name) {
				if (in_array($type, Lists::types_of((string) $name), true)) {
					$names[] = (string) $name;
				}
			}
		}
		return implode(
			', ',
			array_map(
				static fn(string $name): string => $wpdb->prepare('%s', $name),
				array_unique($names) ?: [''],
			),
		);
	}

	/** A subquery to join the lists with; '' if none has changed. */
	private function changed_lists(): string {
		global $wpdb;
		$table = Tables::lists();
		$parts = [];
		foreach ($this->lists as $kind => $ids) {
			$in = implode(',', array_keys($ids));
			$parts[] = $wpdb->prepare(
				"SELECT kind, id FROM $table WHERE kind = %s AND id IN ($in)",
				$kind,
			);
		}
		if ($this->posts !== []) {
			$posts = implode(',', array_keys($this->posts));
			$parts[] = "SELECT list.kind, list.id FROM $wpdb->term_relationships tr
				JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id
				JOIN $table list ON list.kind = 'term' AND list.id = tr.term_taxonomy_id
				WHERE tr.object_id IN ($posts) AND tt.taxonomy IN ({$this->taxonomies()})";
		}
		$all = implode(' UNION ALL ', $parts);
		return $all === ''
			? ''
			: "(SELECT DISTINCT kind, id FROM ($all) found) changed ON changed.kind = l.kind AND changed.id = l.id";
	}
}
