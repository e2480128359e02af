<?php
/**
 * Meta rows of many objects at once.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\ObjectSeo\Own;

/** Only the rows that sitemaps need: WordPress would load all of them, which on some sites are a hundred a post. */
final class Rows {
	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param int[]                $ids
	 * @param string[]             $keys
	 * @return array<int, array<string, string>> The first value of each key, by object. Objects without rows are missing.
	 */
	public static function of(string $kind, array $ids, array $keys): array {
		global $wpdb;
		if ($ids === []) {
			return [];
		}
		$table = _get_meta_table($kind);
		$id = $kind . '_id';
		$order = $kind === 'user' ? 'umeta_id' : 'meta_id';
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT $id AS id, meta_key, meta_value FROM $table WHERE $id IN (" .
					implode(',', array_map('intval', $ids)) .
					') AND meta_key IN (' .
					implode(', ', array_fill(0, count($keys), '%s')) .
					") ORDER BY $order DESC",
				$keys,
			),
		);
		$values = [];
		// WordPress takes the first of several; here it comes last.
		foreach ((array) $rows as $row) {
			$values[(int) $row->id][$row->meta_key] = (string) $row->meta_value;
		}
		return $values;
	}

	/** @param array<string, string> $rows Of one object, by key. */
	public static function own(array $rows): Own {
		$fields = [];
		foreach ($rows as $key => $value) {
			$fields[substr($key, strlen(Own::PREFIX))] = $value;
		}
		return $fields === [] ? Own::none() : Own::from($fields);
	}
}
