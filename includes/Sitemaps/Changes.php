<?php
/**
 * What has changed in this request.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Post;
use WP_Term;
use WP_User;

/**
 * Collected, and told to the tables at the end of the request with two queries, however much it was: the pages that hold it
 * count a new version, and the lists that it is in are as new as it is. Pages are made when they are asked for.
 */
final class Changes {
	/** Changed objects after which the tables are told: imports change thousands in one request. */
	private const MOST = 200;

	/** Changed keys of a series that are looked up one by one; with more, its pages are gone through once. */
	private const FEW = 10;

	/** @var array<string, array<string, true>|true> Keys by series; true for all of a series. */
	private array $pages = [];

	/** @var array<int, true> Posts whose lists have changed: as their terms are when the tables are told. */
	private array $posts = [];

	/** @var array<string, string> The types of these posts. */
	private array $types = [];

	/** @var array<string, array<int, true>> Lists by kind. */
	private array $lists = [];

	/** When the one post changed; null when a list may have become older, so that it has to be asked for again. */
	private ?string $newest = '';

	private bool $is_waiting = false;

	/** @param int $blog The site of a network that it is about. */
	public function __construct(private readonly int $blog) {}

	/** On `wp_after_insert_post`. */
	public function post_saved(WP_Post $post, ?WP_Post $before): void {
		$is_public = self::is_public($post);
		$was_public = $before !== null && self::is_public($before);
		foreach ([[$post, $is_public], [$before, $was_public]] as [$one, $matters]) {
			if ($matters) {
				$this->post($one);
			}
		}
		if (!$is_public && !$was_public) {
			return;
		}
		$this->lists_of($post);
		if (
			$was_public &&
			(!$is_public ||
				$before->post_type !== $post->post_type ||
				$before->post_author !== $post->post_author ||
				$before->post_modified_gmt > $post->post_modified_gmt)
		) {
			$this->lists_of($before);
			$this->newest = null;
		} else {
			$this->raise($post);
		}
		if (
			is_post_type_hierarchical($post->post_type) &&
			$before !== null &&
			[$before->post_name, $before->post_parent] !== [$post->post_name, $post->post_parent]
		) {
			// The addresses of those below it hold its name.
			$this->series(Posts::series_of($post));
		}
	}

	/** On `deleted_post`. */
	public function post_deleted(WP_Post $post): void {
		if (self::is_public($post)) {
			$this->post($post);
			$this->lists_of($post);
			$this->newest = null;
		}
	}

	/** A row of a post that sitemaps read has changed. */
	public function post_row_changed(int $id): void {
		// Rows of many posts at once come without a post, which WordPress would take for the one on the page.
		$post = $id > 0 ? get_post($id) : null;
		if ($post instanceof WP_Post && self::is_public($post)) {
			$this->post($post);
		}
	}

	/** On `delete_attachment`, before it goes: posts lose their featured image. */
	public function file_deleted(int $id): void {
		global $wpdb;
		$posts = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_thumbnail_id' AND meta_value = %s",
				(string) $id,
			),
		);
		_prime_post_caches(array_map('intval', $posts), false, false);
		foreach ($posts as $post) {
			$this->post_row_changed((int) $post);
		}
	}

	/**
	 * On `set_object_terms` and `deleted_term_relationships`.
	 *
	 * @param int[] $gained Term_taxonomy_ids that the post came to.
	 * @param int[] $lost   Those that it has left.
	 */
	public function terms_of_post_changed(
		int $id,
		array $gained,
		array $lost,
		string $taxonomy,
	): void {
		$post = get_post($id);
		$is_public = $post instanceof WP_Post && self::is_public($post);
		if (!is_taxonomy_viewable($taxonomy) || !($lost || ($gained && $is_public))) {
			return;
		}
		$this->terms([...$gained, ...$lost], $taxonomy);
		foreach ([...$gained, ...$lost] as $list) {
			$this->lists['term'][(int) $list] = true;
		}
		if ($lost) {
			$this->newest = null;
		}
		if ($is_public) {
			$this->raise($post);
			// Permalinks may hold the terms.
			$this->post($post);
		}
	}

	/** On `created_term`, `edited_term` and `delete_term`. */
	public function term_changed(int $id, string $taxonomy): void {
		if (!is_taxonomy_viewable($taxonomy)) {
			return;
		}
		$this->terms([$id], $taxonomy);
		$object = get_taxonomy($taxonomy);
		foreach ((array) $object->object_type as $type) {
			$is_in_links =
				$type === 'post'
					? str_contains((string) get_option('permalink_structure'), "%$taxonomy%")
					: has_filter('post_type_link');
			$is_in_links && $this->series("posts-$type");
		}
	}

	/** A row of a term that sitemaps read has changed. */
	public function term_row_changed(int $id): void {
		$term = get_term($id);
		if ($term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy)) {
			$this->key("terms-$term->taxonomy", Terms::key($term->term_taxonomy_id));
		}
	}

	/** A row of a person that sitemaps read has changed. */
	public function user_row_changed(int $id): void {
		$this->key('authors', Terms::key($id));
	}

	/** A person has another name. */
	public function user_changed(int $id, ?WP_User $before = null): void {
		$this->key('authors', Terms::key($id));
		if (
			$before !== null &&
			$before->user_nicename !== get_userdata($id)?->user_nicename &&
			str_contains((string) get_option('permalink_structure'), '%author%')
		) {
			$this->series('posts-post');
		}
	}

	/** On `deleted_user`. WordPress has given the posts to the other one. */
	public function user_deleted(int $id, int $heir): void {
		foreach (array_filter([$id, $heir]) as $user) {
			$this->lists['user'][$user] = true;
			$this->user_changed($user);
		}
		$this->newest = null;
	}

	/** Everything of a series; of all series with ''. */
	public function series(string $series): void {
		$this->pages[$series] = true;
		$this->wait();
	}

	/** Tells the tables. */
	public function flush(): void {
		$is_elsewhere = is_multisite() && get_current_blog_id() !== $this->blog;
		$is_elsewhere && switch_to_blog($this->blog);
		$this->tell();
		$is_elsewhere && restore_current_blog();
	}

	private function tell(): void {
		global $wpdb;
		[$pages, $lists] = [$this->changed_pages(), $this->changed_lists()];
		$newest = $this->newest;
		[$this->pages, $this->posts, $this->types, $this->lists] = [[], [], [], []];
		$this->newest = '';
		if ($pages !== '') {
			$wpdb->query(
				'UPDATE ' . Tables::pages() . " p JOIN $pages SET p.version = p.version + 1",
			);
		}
		if ($lists === '') {
			return;
		}
		if ($newest === null) {
			$wpdb->query('DELETE l FROM ' . Tables::lists() . " l JOIN $lists");
		} else {
			$asked = Lists::ASKED;
			$wpdb->query(
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
	}

	private static function is_public(WP_Post $post): bool {
		return ($post->post_status === 'publish' || $post->post_type === 'attachment') &&
			is_post_type_viewable($post->post_type);
	}

	/** The lists are as new as this post now. Where several posts have changed, each list is asked for again. */
	private function raise(WP_Post $post): void {
		$this->newest =
			$this->newest === '' || $this->newest === $post->post_modified_gmt
				? $post->post_modified_gmt
				: null;
	}

	private function post(WP_Post $post): void {
		$this->key(Posts::series_of($post), Posts::key($post));
		$this->pages['news'] = true;
	}

	/** The lists that a post is in, and their pages. */
	private function lists_of(WP_Post $post): void {
		$this->posts[$post->ID] = true;
		$this->types[$post->post_type] = $post->post_type;
		if (count($this->types) > 1) {
			// Each type is in lists of its own.
			$this->newest = null;
		}
		if ($post->post_type === 'post') {
			$this->lists['user'][(int) $post->post_author] = true;
		}
		$this->lists["type:$post->post_type"][0] = true;
		$this->pages['archives'] = true;
		$this->key('authors', Terms::key((int) $post->post_author));
		foreach (get_object_taxonomies($post->post_type) as $taxonomy) {
			// A post is in the archives of the terms above its own, too.
			if (is_taxonomy_hierarchical($taxonomy)) {
				$this->pages["terms-$taxonomy"] = true;
			}
		}
	}

	/** @param int[] $ids */
	private function terms(array $ids, string $taxonomy): void {
		foreach ($ids as $id) {
			$this->key("terms-$taxonomy", Terms::key((int) $id));
		}
		is_taxonomy_hierarchical($taxonomy) && $this->series("terms-$taxonomy");
	}

	private function key(string $series, string $key): void {
		if (($this->pages[$series] ?? null) !== true) {
			$this->pages[$series][$key] = true;
		}
		$this->wait();
	}

	private function wait(): void {
		if (!$this->is_waiting) {
			$this->is_waiting = true;
			add_action('shutdown', $this->flush(...));
		}
		if (count($this->posts) > self::MOST) {
			$this->flush();
		}
	}

	/** What to join the pages with; '' when none has changed. Each is found by its place in an index, however many there are. */
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
					// Pages divide all keys among them: it is on the last one that begins before it.
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

	/** Those of the posts that have changed; a post that had another type once may still belong to terms of others. */
	private function taxonomies(): string {
		global $wpdb;
		$names = array_merge(...array_map('get_object_taxonomies', array_values($this->types)));
		return implode(
			', ',
			array_map(
				static fn(string $name): string => $wpdb->prepare('%s', $name),
				array_unique($names) ?: [''],
			),
		);
	}

	/** What to join the lists with; '' when none has changed. */
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
