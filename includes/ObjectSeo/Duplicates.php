<?php
/**
 * Who else on the site has the title or the description of a post.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\PostTypes;
use Pharos\Template\Text;
use WP_Post;

/**
 * Compares what texts are made of, which one query can: the fields where both posts fill them; what the post is called, or its
 * excerpt, where neither does and their type, hence their template, is the same.
 */
final class Duplicates {
	private const MOST = 20;

	/**
	 * @param array{title: string, description: string, post_title: string, excerpt: string} $texts Those of the post as it is being
	 *        written.
	 * @return array{title: list<array{id: int, label: string}>, description: list<array{id: int, label: string}>}
	 */
	public static function of(WP_Post $post, array $texts): array {
		$texts = array_map(Text::collapse(...), $texts);
		$same = ['title' => [], 'description' => []];
		foreach (self::rows($post, $texts) as $row) {
			foreach (array_keys($same) as $part) {
				if ($row->{"same_$part"}) {
					$same[$part][] = [
						'id' => (int) $row->ID,
						'label' => Text::plain($row->post_title) ?: "#$row->ID",
					];
				}
			}
		}
		return $same;
	}

	/** @return list<object> */
	private static function rows(WP_Post $post, array $texts): array {
		global $wpdb;
		$types = array_keys(PostTypes::viewable());
		$title = self::condition(
			'title',
			'post_title',
			$texts['title'],
			$texts['post_title'],
			$post,
		);
		$description = self::condition(
			'description',
			'post_excerpt',
			$texts['description'],
			$texts['excerpt'],
			$post,
		);
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		return (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM (
					SELECT p.ID, p.post_title, $title AS same_title, $description AS same_description
					FROM $wpdb->posts p
					LEFT JOIN $wpdb->postmeta title ON title.post_id = p.ID AND title.meta_key = %s
					LEFT JOIN $wpdb->postmeta description ON description.post_id = p.ID AND description.meta_key = %s
					WHERE p.post_status = 'publish' AND p.ID <> %d AND p.post_type IN ($marks)
				) posts WHERE same_title OR same_description ORDER BY ID LIMIT %d",
				Own::PREFIX . 'title',
				Own::PREFIX . 'description',
				$post->ID,
				...[...$types, self::MOST],
			),
		);
	}

	/** An SQL condition that is always 0 or 1. */
	private static function condition(
		string $field,
		string $column,
		string $own,
		string $else,
		WP_Post $post,
	): string {
		global $wpdb;
		return match (true) {
			$own !== '' => $wpdb->prepare("COALESCE($field.meta_value = %s, 0)", $own),
			$else !== '' => $wpdb->prepare(
				"($field.meta_value IS NULL AND p.post_type = %s AND p.$column = %s)",
				$post->post_type,
				$else,
			),
			default => '0',
		};
	}
}
