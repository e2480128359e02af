<?php
/**
 * What is above and below a post or term in URLs.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Post;
use WP_Term;

final class Tree {
	/** The name of an object in redirects: "post-12" or "term-5". */
	public static function name(WP_Post|WP_Term $object): string {
		return $object instanceof WP_Post ? "post-$object->ID" : "term-$object->term_id";
	}

	/** The post or term of a name; null if it doesn't exist. */
	public static function object(string $name): WP_Post|WP_Term|null {
		[$kind, $id] = Target::object($name) ?? ['', 0];
		$object = match ($kind) {
			'post' => get_post($id),
			'term' => get_term($id),
			default => null,
		};
		return $object instanceof WP_Post || $object instanceof WP_Term ? $object : null;
	}

	/**
	 * What is above an object, which may be one as it was before a change.
	 *
	 * @return array<string, string> The part of the object's URL behind that of each, by name, the nearest first.
	 */
	public static function above(WP_Post|WP_Term $object): array {
		$is_post = $object instanceof WP_Post;
		$ids = match (true) {
			!self::is_tree($object) => [],
			$is_post => get_post_ancestors($object),
			$object->parent === 0 => [],
			default => [
				$object->parent,
				...get_ancestors($object->parent, $object->taxonomy, 'taxonomy'),
			],
		};
		$path = $is_post ? $object->post_name : $object->slug;
		$paths = [];
		foreach ($ids as $id) {
			$above = $is_post ? get_post($id) : get_term($id);
			if (!is_object($above) || is_wp_error($above)) {
				break;
			}
			$paths[self::name($above)] = $path;
			$path = ($is_post ? $above->post_name : $above->slug) . "/$path";
		}
		return $paths;
	}

	/**
	 * The nearest objects with public pages below an object: also below one without a page, such as a draft.
	 *
	 * @return list<array{WP_Post|WP_Term, string}> With the part of their URL behind that of the object.
	 */
	public static function below(WP_Post|WP_Term $object): array {
		$found = [];
		foreach (self::children($object) as $child) {
			if ($child instanceof WP_Term) {
				$found[] = [$child, $child->slug];
			} elseif (Moves::is_page($child)) {
				$found[] = [$child, $child->post_name];
			} else {
				foreach (self::below($child) as [$one, $path]) {
					$found[] = [$one, "$child->post_name/$path"];
				}
			}
		}
		return $found;
	}

	/** Whether URLs below the one of the object can have been public. */
	public static function has_below(WP_Post|WP_Term $object): bool {
		// A term has paginated archives and feeds.
		return $object instanceof WP_Term || self::children($object, 1) !== [];
	}

	/** The URL that those of the posts below a post begin with, whether or not it has a page itself. */
	public static function base(WP_Post $post): string {
		if ($post->post_type === 'page') {
			// The front page has another URL.
			return home_url(user_trailingslashit((string) get_page_uri($post)));
		}
		$public = clone $post;
		$public->post_status = 'publish';
		return (string) get_permalink($public);
	}

	/** @return list<WP_Post|WP_Term> */
	private static function children(WP_Post|WP_Term $object, int $number = -1): array {
		if (!self::is_tree($object)) {
			return [];
		}
		if ($object instanceof WP_Term) {
			$terms = get_terms([
				'taxonomy' => $object->taxonomy,
				'parent' => $object->term_id,
				'hide_empty' => false,
			]);
			return is_array($terms) ? $terms : [];
		}
		return get_posts([
			'post_type' => $object->post_type,
			'post_parent' => $object->ID,
			'post_status' => array_values(
				array_diff(get_post_stati(), ['trash', 'auto-draft', 'inherit']),
			),
			'numberposts' => $number,
			'suppress_filters' => true,
		]);
	}

	/** Whether URLs contain what is above. */
	private static function is_tree(WP_Post|WP_Term $object): bool {
		return $object instanceof WP_Post
			? is_post_type_hierarchical($object->post_type)
			: is_taxonomy_viewable($object->taxonomy) &&
					!empty(get_taxonomy($object->taxonomy)->rewrite['hierarchical']);
	}
}
