<?php
/**
 * Loads many posts and terms with their related data, in a number of queries that doesn't depend on the number of objects.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Content\PostTypes;
use WP_Post;
use WP_Term;

/** Fills WordPress's caches: code that reads the objects afterwards finds their metadata, terms, authors and parents there. */
final class Objects {
	/**
	 * @param list<array{'post'|'term', int}> $rows Kind and id.
	 * @return array<string, WP_Post|WP_Term> The objects that have a page, by "post 12" or "term 3".
	 */
	public static function load(array $rows): array {
		$ids = ['post' => [], 'term' => []];
		foreach ($rows as [$kind, $id]) {
			$ids[$kind][] = $id;
		}
		return self::posts(array_unique($ids['post'])) + self::terms(array_unique($ids['term']));
	}

	/** @return array<string, WP_Post> */
	private static function posts(array $ids): array {
		if ($ids === []) {
			return [];
		}
		_prime_post_caches($ids);
		$types = PostTypes::viewable();
		$statuses = get_post_stati(['show_in_admin_all_list' => true]);
		$posts = [];
		foreach ($ids as $id) {
			$post = get_post($id);
			if ($post && isset($types[$post->post_type], $statuses[$post->post_status])) {
				$posts["post $id"] = $post;
			}
		}
		cache_users(array_unique(array_map(static fn($post) => (int) $post->post_author, $posts)));
		self::load_parents(
			$posts,
			static fn(WP_Post $post): int => $post->post_parent,
			static function (array $ids): array {
				_prime_post_caches($ids, false, false);
				return array_map(get_post(...), $ids);
			},
		);
		self::load_parents_of_terms(self::terms_of($posts));
		return $posts;
	}

	/** @return array<string, WP_Term> */
	private static function terms(array $ids): array {
		if ($ids === []) {
			return [];
		}
		_prime_term_caches($ids, false);
		update_meta_cache('term', $ids);
		$taxonomies = PostTypes::taxonomies();
		$terms = [];
		foreach ($ids as $id) {
			$term = get_term($id);
			if ($term instanceof WP_Term && isset($taxonomies[$term->taxonomy])) {
				$terms["term $id"] = $term;
			}
		}
		self::load_parents_of_terms($terms);
		return $terms;
	}

	/**
	 * Returns the terms of posts with their ancestors: permalinks may contain their names.
	 *
	 * @param WP_Post[] $posts
	 * @return WP_Term[]
	 */
	private static function terms_of(array $posts): array {
		$terms = [];
		foreach ($posts as $post) {
			foreach (get_object_taxonomies($post->post_type) as $taxonomy) {
				$found = get_the_terms($post, $taxonomy);
				array_push($terms, ...is_array($found) ? array_values($found) : []);
			}
		}
		return $terms;
	}

	/** @param WP_Term[] $terms */
	private static function load_parents_of_terms(array $terms): void {
		self::load_parents($terms, static fn(WP_Term $term): int => $term->parent, static function (
			array $ids,
		): array {
			_prime_term_caches($ids, false);
			return array_map(get_term(...), $ids);
		});
	}

	/**
	 * Loads all ancestors of the objects, one level at a time.
	 *
	 * @param object[]                        $objects
	 * @param \Closure(object): int           $parent Returns the id of the parent, or 0.
	 * @param \Closure(list<int>): list<mixed> $load   Loads the objects with these ids.
	 */
	private static function load_parents(array $objects, \Closure $parent, \Closure $load): void {
		$known = [];
		while ($objects !== []) {
			$ids = array_diff(array_unique(array_filter(array_map($parent, $objects))), $known);
			if ($ids === []) {
				return;
			}
			$known = [...$known, ...$ids];
			$objects = array_filter(
				$load(array_values($ids)),
				static fn($object): bool => $object instanceof WP_Post ||
					$object instanceof WP_Term,
			);
		}
	}
}
