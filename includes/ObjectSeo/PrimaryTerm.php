<?php
/**
 * The main one of a post's terms.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use WP_Post;
use WP_Term;

final class PrimaryTerm {
	/**
	 * The term that the post names as its main one, while it is still among its terms.
	 *
	 * @param array<mixed> $terms The post's terms in this taxonomy.
	 */
	public static function among(array $terms, ?WP_Post $post, string $taxonomy): ?WP_Term {
		// With one term there is no choice, and nothing to load.
		$id = $post && count($terms) > 1 ? get_post_meta($post->ID, self::key($taxonomy), true) : 0;
		foreach (is_numeric($id) && $id > 0 ? $terms : [] as $term) {
			if ($term instanceof WP_Term && $term->term_id === (int) $id) {
				return $term;
			}
		}
		return null;
	}

	public static function key(string $taxonomy): string {
		return Own::PREFIX . "primary_$taxonomy";
	}
}
