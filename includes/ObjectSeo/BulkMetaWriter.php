<?php
/**
 * Writes the SEO fields of many objects at once.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Transaction;
use Pharos\ObjectMeta\ObjectMeta;

/**
 * Does the same as Rows::write() for many objects, with a few queries for all of them: WordPress's own functions run three queries for each
 * row. WordPress's actions fire for each row, after all of them are written.
 */
final class BulkMetaWriter {
	private const AT_ONCE = 500;

	/**
	 * @param 'post'|'term'|'user'             $kind    Kind of meta.
	 * @param array<int, array<string, mixed>> $changes Values by object and field, from Rows::check(); an empty value deletes the row. The
	 *         meta of these objects must be loaded.
	 * @throws \RuntimeException When the database refuses it.
	 */
	public static function write(string $kind, array $changes): void {
		$changes = array_filter($changes);
		if ($changes === []) {
			return;
		}
		$old = self::remove($kind, $changes);
		$prefix = ObjectMeta::prefix($kind);
		$rows = [];
		foreach ($changes as $id => $fields) {
			foreach ($fields as $field => $value) {
				if (!in_array($value, ['', 0, []], true)) {
					$rows[] = [$id, $prefix . $field, $value];
				}
			}
		}
		self::insert($kind, $rows);
		self::forget($kind, array_keys($changes));
		// The listeners look up the images: once for all rows.
		Images::after(static fn() => self::tell($kind, $rows, $old));
		Transaction::after(static fn() => self::forget($kind, array_keys($changes)));
	}

	/** Clears the cached meta of objects, and cached queries by meta. @param list<int> $ids */
	public static function forget(string $kind, array $ids): void {
		wp_cache_delete_multiple($ids, "{$kind}_meta");
		wp_cache_set_last_changed("{$kind}s");
	}

	/** Fires WordPress's actions. */
	private static function tell(string $kind, array $rows, array $old): void {
		foreach ($rows as [$id, $key, $value]) {
			$is_new = !isset($old[$id][$key]);
			do_action(
				$is_new ? "added_{$kind}_meta" : "updated_{$kind}_meta",
				0,
				$id,
				$key,
				$value,
			);
			unset($old[$id][$key]);
		}
		foreach ($old as $id => $keys) {
			foreach (array_keys($keys) as $key) {
				do_action("deleted_{$kind}_meta", [], $id, $key, '');
			}
		}
	}

	/**
	 * Deletes the rows that are replaced or removed.
	 *
	 * @return array<int, array<string, true>> The rows that existed, by object and key.
	 */
	private static function remove(string $kind, array $changes): array {
		$prefix = ObjectMeta::prefix($kind);
		$old = [];
		foreach ($changes as $id => $fields) {
			$rows = get_metadata_raw($kind, $id);
			foreach (array_keys($fields) as $field) {
				if (isset($rows[$prefix . $field])) {
					$old[$id][$prefix . $field] = true;
				}
			}
		}
		[$table, $column] = self::place($kind);
		global $wpdb;
		foreach (array_chunk($old, self::AT_ONCE, true) as $some) {
			$conditions = [];
			$values = [];
			foreach ($some as $id => $keys) {
				$conditions[] =
					"($column = %d AND meta_key IN (" .
					implode(', ', array_fill(0, count($keys), '%s')) .
					'))';
				array_push($values, $id, ...array_keys($keys));
			}
			Transaction::write(
				$wpdb->prepare('DELETE FROM %i WHERE ' . implode(' OR ', $conditions), [
					$table,
					...$values,
				]),
			);
		}
		return $old;
	}

	/** @param list<array{int, string, mixed}> $rows Object id, key and value. */
	private static function insert(string $kind, array $rows): void {
		[$table, $column] = self::place($kind);
		global $wpdb;
		foreach (array_chunk($rows, self::AT_ONCE) as $some) {
			$values = [];
			foreach ($some as [$id, $key, $value]) {
				array_push($values, $id, $key, maybe_serialize($value));
			}
			Transaction::write(
				$wpdb->prepare(
					"INSERT INTO %i ($column, meta_key, meta_value) VALUES " .
						implode(', ', array_fill(0, count($some), '(%d, %s, %s)')),
					[$table, ...$values],
				),
			);
		}
	}

	/** @return array{string, string} Name of the meta table, and of its column with the object's id. */
	private static function place(string $kind): array {
		return [_get_meta_table($kind), "{$kind}_id"];
	}
}
