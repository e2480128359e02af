<?php
/**
 * Images in fields of Advanced Custom Fields, of many posts.
 */

declare(strict_types=1);

namespace Pharos\Compat;

/** For sitemaps: in two queries, and without the other rows of the posts. Also fields within others, each of which has a row. */
final class AcfImages {
	/** Matches the key of a field, which is in a row of its own: that of `photo` in `_photo`. */
	private const KEY = 'field\_%';

	/** Number of fields around a field. */
	private const DEPTH = 20;

	/**
	 * @param list<int> $posts
	 * @return array<int, list<int>> Ids of attachments by post.
	 */
	public static function find(array $posts): array {
		global $wpdb;
		if ($posts === []) {
			return [];
		}
		$in = implode(',', $posts);
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT DISTINCT meta_key, meta_value FROM $wpdb->postmeta
				WHERE post_id IN ($in) AND meta_key LIKE %s AND meta_value LIKE %s",
				'\_%',
				self::KEY,
			),
		);
		$is_image = [];
		$names = [];
		foreach ((array) $rows as $row) {
			if ($is_image[$row->meta_value] ??= self::is_image($row->meta_value)) {
				$names[substr($row->meta_key, 1)] = true;
			}
		}
		$names = array_map('strval', array_keys($names));
		return $names === [] ? [] : self::values($in, $names, array_filter($is_image));
	}

	/** Whether a field shows images on every post: neither it nor a field around it depends on the values of other fields. */
	private static function is_image(string $key): bool {
		// Of a field that is shown in the place of another: "field_a_field_b".
		$at = (int) strrpos($key, '_field_');
		$field = acf_get_field($at > 0 ? substr($key, $at + 1) : $key);
		if (!is_array($field) || !in_array($field['type'] ?? '', AcfFields::IMAGES, true)) {
			return false;
		}
		for ($i = 0; is_array($field) && $i < self::DEPTH; $i++) {
			if (!empty($field['conditional_logic'])) {
				return false;
			}
			$field = empty($field['parent']) ? null : acf_get_field($field['parent']);
		}
		return true;
	}

	/**
	 * @param string       $in    Ids of posts, in SQL.
	 * @param list<string>        $names
	 * @param array<string, bool> $keys  Keys of the fields, of which several can have the same name.
	 * @return array<int, list<int>>
	 */
	private static function values(string $in, array $names, array $keys): array {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($names), '%s'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT v.post_id, v.meta_value, k.meta_value AS field
				FROM $wpdb->postmeta v JOIN $wpdb->postmeta k ON k.post_id = v.post_id AND k.meta_key = CONCAT('_', v.meta_key)
				WHERE v.post_id IN ($in) AND v.meta_key IN ($marks) ORDER BY v.meta_id",
				$names,
			),
		);
		$images = [];
		foreach ((array) $rows as $row) {
			if (isset($keys[$row->field])) {
				$value = maybe_unserialize($row->meta_value);
				$images[(int) $row->post_id][] = AcfObjects::ids($value);
			}
		}
		return array_map(static fn(array $lists): array => array_merge(...$lists), $images);
	}
}
