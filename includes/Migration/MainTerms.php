<?php
/**
 * Migrates the primary terms of a post.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectMeta\Fields;
use WP_Post;
use WP_Term;

final class MainTerms {
	/**
	 * Migrates those of hierarchical taxonomies with archives. Others, which breadcrumbs don't use, are recorded as lost.
	 *
	 * @param \Closure(string): int $id Returns the source's primary term of a taxonomy; 0 for none.
	 */
	public static function add_to(MappedData $mapped, WP_Post $post, \Closure $id): void {
		$trees = array_column(Fields::trees($post->post_type), 'name');
		foreach (get_object_taxonomies($post->post_type) as $taxonomy) {
			$main = $id($taxonomy);
			$term = $main > 0 ? get_term($main, $taxonomy) : null;
			match (true) {
				$main < 1 => null,
				!($term instanceof WP_Term) => $mapped->lose(
					'term_gone',
					(string) $main,
					"primary_$taxonomy",
				),
				in_array($taxonomy, $trees, true) => $mapped->set("primary_$taxonomy", $main),
				default => $mapped->lose('main_term', $term->name, "primary_$taxonomy"),
			};
		}
	}
}
