<?php
/**
 * Redirects that are posts of the source plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

abstract class PostRows extends StoredRows {
	protected const TYPE = '';

	/** A meta key that every redirect has, with a value. */
	protected const KEY = '';

	protected const ORDER = 'p.ID';

	/**
	 * @param object{ID: string, post_title: string, post_status: string} $post
	 * @param array<string, string> $meta The first value of each key.
	 */
	abstract public function row(object $post, array $meta): Row;

	protected function from(): string {
		global $wpdb;
		return $wpdb->prepare(
			"FROM $wpdb->posts AS p WHERE p.post_type = %s AND p.post_status NOT IN ('trash', 'auto-draft')
			AND EXISTS (SELECT 1 FROM $wpdb->postmeta AS m WHERE m.post_id = p.ID AND m.meta_key = %s AND m.meta_value <> '')",
			static::TYPE,
			static::KEY,
		);
	}

	protected function order(): string {
		return static::ORDER;
	}

	protected function id(): string {
		return 'p.ID';
	}

	protected function rows(array $ids): array {
		global $wpdb;
		$places = implode(', ', array_fill(0, count($ids), '%d'));
		$posts = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_title, post_status FROM $wpdb->posts WHERE ID IN ($places)",
				$ids,
			),
		);
		$meta = [];
		$found = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_key, meta_value FROM $wpdb->postmeta WHERE post_id IN ($places) ORDER BY meta_id",
				$ids,
			),
		);
		foreach ($found as $one) {
			$meta[(int) $one->post_id][$one->meta_key] ??= (string) $one->meta_value;
		}
		$rows = [];
		foreach ($posts as $post) {
			$rows[(int) $post->ID] = $this->row($post, $meta[(int) $post->ID] ?? []);
		}
		return $rows;
	}
}
