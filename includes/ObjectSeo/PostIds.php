<?php
/**
 * Lists the ids of all posts that have pages, in batches.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Content\PostTypes;

final class PostIds {
	/**
	 * @param list<string>|null $types Post types; null for all.
	 * @return list<int> The next ids below an id, newest first.
	 */
	public static function below(
		int $id,
		int $limit,
		bool $published = false,
		?array $types = null,
	): array {
		global $wpdb;
		$types = $types ?? array_keys(PostTypes::viewable()) ?: [''];
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		$status = $published ? "AND post_status = 'publish'" : '';
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE ID < %d $status AND post_type IN ($marks) ORDER BY ID DESC LIMIT %d",
					[$id, ...$types, $limit],
				),
			),
		);
	}
}
