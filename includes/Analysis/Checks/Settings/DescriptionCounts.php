<?php
/**
 * The number of posts without a custom meta description.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\ObjectMeta\ObjectMeta;

/** Counts by indexes, whatever the number of posts: all of a post type, minus those with a description in post meta. */
final class DescriptionCounts {
	/**
	 * Returns the number of published posts that can be indexed and have no custom meta description.
	 *
	 * @param non-empty-list<string> $types Post types that aren't set to noindex.
	 * @return array<string, int> By post type; without those that have none.
	 */
	public static function without_own(array $types): array {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		$all = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_type AS type, COUNT(*) AS count FROM $wpdb->posts
				WHERE post_type IN ($marks) AND post_status = 'publish' GROUP BY post_type",
				$types,
			),
		);
		$others = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.post_type AS type, COUNT(DISTINCT p.ID) AS count FROM $wpdb->postmeta m
				JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key IN (%s, %s) AND m.meta_value <> '' AND (m.meta_key = %s OR m.meta_value = 'yes')
				AND p.post_type IN ($marks) AND p.post_status = 'publish' GROUP BY p.post_type",
				ObjectMeta::PREFIX . 'description',
				ObjectMeta::PREFIX . 'noindex',
				ObjectMeta::PREFIX . 'description',
				...$types,
			),
		);
		$less = array_column((array) $others, 'count', 'type');
		$counts = [];
		foreach ((array) $all as $row) {
			$counts[$row->type] = (int) $row->count - (int) ($less[$row->type] ?? 0);
		}
		return array_filter($counts);
	}

	/**
	 * Returns the number of these posts that have no excerpt either.
	 *
	 * @param non-empty-list<string> $types
	 */
	public static function without_excerpt(array $types): int {
		global $wpdb;
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(*) FROM $wpdb->posts p
				WHERE p.post_type IN ($marks) AND p.post_status = 'publish' AND p.post_excerpt = '' AND NOT EXISTS (
					SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key IN (%s, %s)
					AND m.meta_value <> '' AND (m.meta_key = %s OR m.meta_value = 'yes')
				)",
				...[
					...$types,
					ObjectMeta::PREFIX . 'description',
					ObjectMeta::PREFIX . 'noindex',
					ObjectMeta::PREFIX . 'description',
				],
			),
		);
	}
}
