<?php
/**
 * Names of the posts, files, terms and users that a field of Advanced Custom Fields refers to.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;
use WP_Term;

/** Of posts and terms without a page, nothing is told. */
final class AcfObjects {
	/** Ids in a stored value, or in one that other code has already replaced by objects or their data. @return list<int> */
	public static function ids(mixed $value): array {
		$is_one = is_object($value) || (is_array($value) && !array_is_list($value));
		$ids = [];
		foreach ($is_one ? [$value] : (array) $value as $one) {
			$one = is_object($one) ? get_object_vars($one) : $one;
			$one = is_array($one) ? $one['ID'] ?? ($one['term_id'] ?? ($one['id'] ?? 0)) : $one;
			if (is_numeric($one) && (int) $one > 0) {
				$ids[] = (int) $one;
			}
		}
		return $ids;
	}

	/** @param \Closure(int): string $name Returns the text of an id. */
	public static function listed(mixed $value, \Closure $name): string {
		return self::list(array_map($name, self::ids($value)));
	}

	/** @param string[] $texts */
	public static function list(array $texts): string {
		return implode(
			wp_get_list_item_separator(),
			array_filter($texts, static fn(string $text): bool => trim($text) !== ''),
		);
	}

	/** The alt text of an image; without one, and for other files, the title. */
	public static function file(int $id): string {
		$file = get_post($id);
		if ($file?->post_type !== 'attachment') {
			return '';
		}
		$alt = get_post_meta($id, '_wp_attachment_image_alt', true);
		return is_string($alt) && trim($alt) !== '' ? $alt : $file->post_title;
	}

	public static function post(int $id): string {
		$post = get_post($id);
		return $post && self::is_public($post) ? $post->post_title : '';
	}

	private static function is_public(WP_Post $post): bool {
		return $post->post_password === '' && is_post_publicly_viewable($post);
	}

	/** The URL of a post with a page; otherwise ''. */
	public static function url(int $id): string {
		$post = get_post($id);
		return $post && self::is_public($post) ? (string) get_permalink($post) : '';
	}

	/** URLs of posts and archives. */
	public static function pages(mixed $value): string {
		$urls = [];
		foreach ((array) $value as $one) {
			$urls[] = is_numeric($one) ? self::url((int) $one) : (is_string($one) ? $one : '');
		}
		return self::list($urls);
	}

	public static function term(int $id): string {
		$term = get_term($id);
		return $term instanceof WP_Term && is_taxonomy_viewable($term->taxonomy) ? $term->name : '';
	}

	public static function person(int $id): string {
		return (string) (get_userdata($id)->display_name ?? '');
	}
}
