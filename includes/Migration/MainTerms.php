<?php
/**
 * The main terms of a post.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\ObjectSeo\Fields;
use WP_Post;
use WP_Term;

final class MainTerms {
	/** @param \Closure(string): int $id What the source has for a taxonomy; 0 for nothing. */
	public static function into(Carried $carried, WP_Post $post, \Closure $id): void {
		foreach (Fields::trees($post->post_type) as $taxonomy) {
			$main = $id($taxonomy->name);
			if ($main > 0) {
				if (get_term($main, $taxonomy->name) instanceof WP_Term) {
					$carried->set("primary_$taxonomy->name", $main);
				} else {
					$carried->lose('term_gone', (string) $main, "primary_$taxonomy->name");
				}
			}
		}
	}
}
