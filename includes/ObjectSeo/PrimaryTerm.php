<?php
/**
 * The primary term of a post.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Head\Context;
use WP_Post;
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
	 * The primary term of a page's post, in the main taxonomy of its type (the first public hierarchical one). Default: the first term by
	 * name. Uses the terms that WordPress has loaded with the posts of the page.
	 */
	public static function on(Context $page): ?WP_Term {
		$post = $page->post();
		foreach ($post ? get_object_taxonomies($post, 'objects') : [] as $taxonomy) {
			if ($taxonomy->hierarchical && is_taxonomy_viewable($taxonomy)) {
				$terms = get_the_terms($post, $taxonomy->name);
				$terms = array_column(is_array($terms) ? $terms : [], null, 'term_id');
				$main = $page->own()->id("primary_$taxonomy->name");
				return $terms[$main] ?? (current($terms) ?: null);
			}
		}
		return null;
	}

	public static function key(string $taxonomy): string {
		return Own::PREFIX . "primary_$taxonomy";
	}
}
