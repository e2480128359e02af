<?php
/**
 * Redirects of content below a page or a term that is deleted, since WordPress moves it up, or that moves without a redirect which leads
 * what is below it.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Post;
use WP_Term;

/** They redirect to their new URLs, whatever was chosen for the URL of the parent; unless the choice is to redirect nothing.
 * Former URLs of what was deleted follow the choice, or are gone. */
final class Orphans {
	/** @var array<string, list<array{UrlChange, array<string, string>}>> With their URLs before the deletion, and what was above; by parent: "post-12". */
	private static array $before = [];

	/** On `before_delete_post` and `pre_delete_term`. */
	public static function parent_goes(WP_Post|WP_Term $parent): void {
		$name = Tree::name($parent);
		unset(self::$before[$name]);
		if (!UrlChangeDecision::current()->is_none()) {
			// The redirect of a folder above it would lead to other content of the same name.
			Aliases::keep($name, Tree::above($parent), $parent instanceof WP_Term);
		}
		foreach (Tree::below($parent) as [$child]) {
			$link =
				$child instanceof WP_Post ? (string) get_permalink($child) : get_term_link($child);
			if (is_string($link)) {
				self::$before[$name][] = [
					$child instanceof WP_Post
						? UrlChange::of_post($child, $link)
						: UrlChange::of_term($child, $link),
					Tree::above($child),
				];
			}
		}
	}

	/** On `after_delete_post` and `delete_term`. @param string $parent "post-12" or "term-5". */
	public static function moved(string $parent): void {
		$choice = UrlChangeDecision::current();
		$changes = self::$before[$parent] ?? [];
		unset(self::$before[$parent]);
		foreach ($choice->is_none() ? [] : $changes as [$change, $above]) {
			$object = Tree::object($change->object);
			if ($object) {
				self::child($object, $above, $change->old, UrlChangeDecision::default());
			}
		}
		Aliases::gone($parent, $choice);
	}

	/**
	 * Redirects the former URLs of what is below a post that moves, or has no page any longer.
	 *
	 * @param array<string, string> $above See Tree::above(): of the post, as it was before.
	 * @param string                $base  See Tree::base(): likewise.
	 */
	public static function redirect(WP_Post $post, array $above, string $base): void {
		$name = "post-$post->ID";
		foreach (Tree::below($post) as [$child, $path]) {
			$paths = [];
			foreach (Tree::above($child) as $parent => $of_parent) {
				$paths[$parent] = $of_parent;
				if ($parent === $name) {
					break;
				}
			}
			foreach ($above as $parent => $of_parent) {
				$paths[$parent] = "$of_parent/$path";
			}
			self::child(
				$child,
				$paths,
				trailingslashit($base) . user_trailingslashit($path),
				UrlChangeDecision::current(),
			);
		}
	}

	/**
	 * Something was moved by a change of what is above it.
	 *
	 * @param array<string, string> $above See Tree::above(): as it was before.
	 * @param string                $old   Its former URL.
	 */
	private static function child(
		WP_Post|WP_Term $child,
		array $above,
		string $old,
		UrlChangeDecision $choice,
	): void {
		$name = Tree::name($child);
		$new = $child instanceof WP_Post ? get_permalink($child) : get_term_link($child);
		$below = Tree::has_below($child);
		$has_moved = is_string($new) && $new !== $old;
		if ($has_moved) {
			Aliases::arrived($new, $name);
			$below && Aliases::arrived_below($new);
		}
		$choice->is_none() || Aliases::keep($name, $above, $below);
		// No visitor has to know a URL in the trash.
		if ($has_moved && !str_contains($old, '__trashed/')) {
			$change =
				$child instanceof WP_Post
					? UrlChange::of_post($child, $old)
					: UrlChange::of_term($child, $old);
			Outcome::apply($change->with(new: $new, below: $below), $choice);
		}
	}
}
