<?php
/**
 * The paths of terms of taxonomies without a base.
 */

declare(strict_types=1);

namespace Pharos\TermUrls;

use WP_Taxonomy;

/**
 * Reads all terms with one query per taxonomy, without the language or other filters of plugins: rewrite rules apply to all visitors.
 */
final class Paths {
	/** @return array<int, string> Paths by term id: the slugs of its ancestors and its own, decoded as in requests: "tea/green". */
	public static function build(WP_Taxonomy $taxonomy): array {
		global $wpdb;
		$terms = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT t.term_id, t.slug, tt.parent FROM $wpdb->terms t
				JOIN $wpdb->term_taxonomy tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s",
				$taxonomy->name,
			),
			OBJECT_K,
		);
		$is_tree = !empty($taxonomy->rewrite['hierarchical']);
		$paths = [];
		foreach ($terms as $id => $term) {
			$path = rawurldecode($term->slug);
			// Avoids an infinite loop with circular parents.
			$seen = [$id => true];
			while ($is_tree && $term->parent && !isset($seen[$term->parent])) {
				$seen[$term->parent] = true;
				$term = $terms[$term->parent] ?? null;
				if ($term === null) {
					break;
				}
				$path = rawurldecode($term->slug) . "/$path";
			}
			$paths[(int) $id] = $path;
		}
		return $paths;
	}
}
