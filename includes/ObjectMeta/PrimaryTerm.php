<?php
/**
 * The primary term of a post.
 */

declare(strict_types=1);

namespace Pharos\ObjectMeta;

use WP_Post;
use WP_Taxonomy;
use WP_Term;

final class PrimaryTerm {
	/**
	 * The post's primary term, if it is still among its terms.
	 *
	 * @param array<mixed> $terms The post's terms in this taxonomy.
	 */
	public static function among(array $terms, ?WP_Post $post, string $taxonomy): ?WP_Term {
		// A single term is primary; the meta needn't be loaded.
		$id = $post && count($terms) > 1 ? get_post_meta($post->ID, self::key($taxonomy), true) : 0;
		foreach (is_numeric($id) && $id > 0 ? $terms : [] as $term) {
			if ($term instanceof WP_Term && $term->term_id === (int) $id) {
				return $term;
			}
		}
		return null;
	}

	/**
	 * The primary term of a post in the main tree of its type that it has terms in. Default: the first term by name. Uses the terms
	 * that WordPress has loaded with the posts of the page.
	 */
	public static function find(WP_Post $post, ObjectMeta $own): ?WP_Term {
		foreach (self::trees($post, $own) as $taxonomy) {
			$terms = is_taxonomy_viewable($taxonomy) ? get_the_terms($post, $taxonomy->name) : [];
			$terms = array_column(is_array($terms) ? $terms : [], null, 'term_id');
			if ($terms !== []) {
				return $terms[$own->id("primary_$taxonomy->name")] ?? current($terms);
			}
		}
		return null;
	}

	/**
	 * The hierarchical taxonomies of a post, the main one first: the one in the URLs of the type; otherwise the one with a name of categories
	 * (registered by WordPress, WooCommerce and most others beside brands, levels or places) or with a default term; otherwise the one with a
	 * selected primary term; otherwise the first one.
	 *
	 * @return list<WP_Taxonomy>
	 */
	public static function trees(WP_Post $post, ObjectMeta $own): array {
		$trees = array_values(
			array_filter(
				get_object_taxonomies($post, 'objects'),
				static fn(WP_Taxonomy $one): bool => $one->hierarchical,
			),
		);
		if (count($trees) < 2) {
			return $trees;
		}
		$url =
			(string) ($GLOBALS['wp_rewrite']->extra_permastructs[$post->post_type]['struct'] ?? '');
		$rank = static fn(WP_Taxonomy $one): int => match (true) {
			str_contains($url, "%$one->name%") => 0,
			preg_match('/(?:^|[_-])(?:cats?|category|categories)\z/', $one->name) === 1 => 1,
			!empty($one->default_term) => 2,
			$own->id("primary_$one->name") > 0 => 3,
			default => 4,
		};
		// Taxonomies of the same rank stay in the order of their registration.
		usort($trees, static fn(WP_Taxonomy $a, WP_Taxonomy $b): int => $rank($a) <=> $rank($b));
		return $trees;
	}

	public static function key(string $taxonomy): string {
		return ObjectMeta::PREFIX . "primary_$taxonomy";
	}
}
