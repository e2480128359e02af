<?php
/**
 * Redirects of content below a page or a term that is deleted: WordPress moves it up.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Post;
use WP_Term;

/** They redirect to their new URLs, whatever was chosen for the URL of the parent; unless the choice is to redirect nothing. */
final class Orphans {
	/** @var array<string, list<UrlChange>> With their URLs before the deletion, by parent: "post-12". */
	private static array $before = [];

	/** On `before_delete_post`. */
	public static function post_goes(WP_Post $post): void {
		foreach (Moves::children($post) as $child) {
			if (Moves::is_page($child)) {
				self::$before["post-$post->ID"][] = UrlChange::of_post(
					$child,
					(string) get_permalink($child),
				);
			}
		}
	}

	/** On `pre_delete_term`. */
	public static function term_goes(int $id, string $taxonomy): void {
		$children =
			is_taxonomy_viewable($taxonomy) && is_taxonomy_hierarchical($taxonomy)
				? get_terms(['taxonomy' => $taxonomy, 'parent' => $id, 'hide_empty' => false])
				: [];
		foreach (is_array($children) ? $children : [] as $child) {
			$link = $child instanceof WP_Term ? get_term_link($child) : null;
			if (is_string($link)) {
				self::$before["term-$id"][] = UrlChange::of_term($child, $link);
			}
		}
	}

	/** On `after_delete_post` and `delete_term`. @param string $parent "post-12" or "term-5". */
	public static function moved(string $parent): void {
		$changes = self::$before[$parent] ?? [];
		unset(self::$before[$parent]);
		foreach (Choice::current()->is_none() ? [] : $changes as $change) {
			$is_term = str_starts_with($change->object, 'term-');
			$new = $is_term
				? get_term_link($change->id(), $change->type)
				: get_permalink($change->id());
			if (is_string($new) && $new !== $change->old) {
				Outcome::arrived($new);
				Outcome::apply(
					$change->with(
						new: $new,
						below: $is_term || Moves::has_children(get_post($change->id())),
					),
					Choice::default(),
				);
			}
		}
	}
}
