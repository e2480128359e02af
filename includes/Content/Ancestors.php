<?php
/**
 * Loads ancestors of posts and terms.
 */

declare(strict_types=1);

namespace Pharos\Content;

/** URLs of pages and hierarchical terms contain the slugs of their ancestors; these are loaded one level at a time, with one query each. */
final class Ancestors {
	/** @param int[] $parents */
	public static function load_posts(array $parents): void {
		$seen = [];
		while ($parents = array_diff(array_filter($parents), $seen)) {
			$seen = [...$seen, ...$parents];
			_prime_post_caches($parents, false, false);
			$parents = array_map(
				static fn(int $id): int => (int) get_post($id)?->post_parent,
				$parents,
			);
		}
	}

	/** @param int[] $parents */
	public static function load_terms(array $parents): void {
		$seen = [];
		while ($parents = array_diff(array_filter($parents), $seen)) {
			$seen = [...$seen, ...$parents];
			_prime_term_caches($parents, false);
			$parents = array_map(static function (int $id): int {
				$term = get_term($id);
				return $term instanceof \WP_Term ? $term->parent : 0;
			}, $parents);
		}
	}
}
