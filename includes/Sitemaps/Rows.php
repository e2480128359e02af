<?php
/**
 * Custom values of many objects at once.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\ObjectMeta\ObjectMeta;

/** Only reads the meta rows that sitemaps need: WordPress would load all of them, on some sites a hundred per post. */
final class Rows {
	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param int[]                $ids
	 * @return array<int, ObjectMeta> By object id; only objects with a row of Indexable::FIELDS.
	 */
	public static function read(string $kind, array $ids): array {
		global $wpdb;
		if ($ids === []) {
			return [];
		}
		$table = _get_meta_table($kind);
		$id = $kind . '_id';
		$order = $kind === 'user' ? 'umeta_id' : 'meta_id';
		$prefix = ObjectMeta::prefix($kind);
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT $id AS id, meta_key, meta_value FROM $table WHERE $id IN (" .
					implode(',', array_map('intval', $ids)) .
					') AND meta_key IN (' .
					implode(', ', array_fill(0, count(Indexable::FIELDS), '%s')) .
					") ORDER BY $order DESC",
				array_map(static fn(string $field): string => $prefix . $field, Indexable::FIELDS),
			),
		);
		$values = [];
		// WordPress uses the first of several rows, which is the last one here.
		foreach ((array) $rows as $row) {
			$field = substr($row->meta_key, strlen($prefix));
			$values[(int) $row->id][$field] = (string) $row->meta_value;
		}
		return array_map(ObjectMeta::from(...), $values);
	}
}
