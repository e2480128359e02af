<?php
/**
 * What an import has changed.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\Imports;

use Pharos\Core\Transaction;
use Pharos\ObjectSeo\Files\RowChange;
use Pharos\Rest\Body;
use Pharos\Settings\Merge;

/** Values are stored as JSON in plain ASCII, which works in any database. */
final class Changes {
	/** States of a row. */
	private const CHANGED = 0;
	private const RESTORED = 1;
	private const KEPT = 2;

	public function __construct(public readonly int $import) {}

	/**
	 * Records changes before they are written: an undo leaves alone what wasn’t.
	 *
	 * @param array<RowChange> $changes
	 * @param array            $before  What the import has changed already; see find().
	 * @throws \RuntimeException If the database refuses it.
	 */
	public function add(array $changes, array $before): void {
		global $wpdb;
		if ($changes === []) {
			return;
		}
		$values = [Table::changes()];
		$bytes = 0;
		foreach ($changes as $change) {
			$json = self::encoded(
				self::joined($before["$change->kind $change->id"] ?? [], $change->changes),
			);
			$bytes += strlen($json);
			array_push($values, $this->import, $change->kind, $change->id, $json);
		}
		$rows = implode(', ', array_fill(0, count($changes), '(%d, %s, %d, %s)'));
		Transaction::write(
			$wpdb->prepare(
				"REPLACE INTO %i (import_id, kind, object_id, changes) VALUES $rows",
				$values,
			),
		);
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET bytes = bytes + %d WHERE id = %d',
				Table::imports(),
				$bytes,
				$this->import,
			),
		);
	}

	/**
	 * Forgets a change that couldn’t be written.
	 *
	 * @param array $before See add().
	 */
	public function remove(RowChange $change, array $before): void {
		global $wpdb;
		$place = [
			'import_id' => $this->import,
			'kind' => $change->kind,
			'object_id' => $change->id,
		];
		$earlier = $before["$change->kind $change->id"] ?? [];
		$earlier === []
			? $wpdb->delete(Table::changes(), $place)
			: $wpdb->update(Table::changes(), ['changes' => self::encoded($earlier)], $place);
	}

	/**
	 * What the import has changed already of the objects of rows, without what was undone.
	 *
	 * @param array $rows See Files\Importer::run().
	 * @return array<string, array<string, array{old: mixed, new: mixed}>> By "post 12", then by field.
	 */
	public function find(array $rows): array {
		global $wpdb;
		$ids = array_column(array_filter($rows, is_array(...)), 'id');
		if ($ids === []) {
			return [];
		}
		$marks = implode(', ', array_fill(0, count($ids), '%d'));
		$found = [];
		$stored = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT kind, object_id, changes FROM %i WHERE import_id = %d AND state = %d AND object_id IN ($marks)",
				[Table::changes(), $this->import, self::CHANGED, ...$ids],
			),
		);
		foreach ((array) $stored as $row) {
			$found["$row->kind $row->object_id"] = self::decoded($row->changes);
		}
		return $found;
	}

	/**
	 * The next ones to restore.
	 *
	 * @param int $after The id of the last one that is known.
	 * @return list<array{id: int, kind: string, object: int, changes: array<string, array{old: mixed, new: mixed}>}>
	 */
	public function next(int $limit, int $after = 0): array {
		global $wpdb;
		return array_map(
			static fn(object $row): array => [
				'id' => (int) $row->id,
				'kind' => (string) $row->kind,
				'object' => (int) $row->object_id,
				'changes' => self::decoded($row->changes),
			],
			(array) $wpdb->get_results(
				$wpdb->prepare(
					'SELECT id, kind, object_id, changes FROM %i WHERE import_id = %d AND state = %d AND id > %d ORDER BY id LIMIT %d',
					Table::changes(),
					$this->import,
					self::CHANGED,
					$after,
					$limit,
				),
			),
		);
	}

	/**
	 * Records the result of an undo.
	 *
	 * @param string $note Why values were kept; '' if all are restored.
	 * @throws \RuntimeException If the database refuses it: the undo would begin again without an end.
	 */
	public function restored(int $id, string $note): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET state = %d, note = %s WHERE id = %d',
				Table::changes(),
				$note === '' ? self::RESTORED : self::KEPT,
				$note,
				$id,
			),
		);
	}

	/** @return list<array{kind: string, id: int, note: string}> The objects of which an undo has kept values, up to a limit. */
	public function not_restored(int $limit): array {
		global $wpdb;
		return array_map(
			static fn(object $row): array => [
				'kind' => (string) $row->kind,
				'id' => (int) $row->object_id,
				'note' => (string) $row->note,
			],
			(array) $wpdb->get_results(
				$wpdb->prepare(
					'SELECT kind, object_id, note FROM %i WHERE import_id = %d AND state = %d ORDER BY id LIMIT %d',
					Table::changes(),
					$this->import,
					self::KEPT,
					$limit,
				),
			),
		);
	}

	/** Two changes of the same object as one: an undo restores the values from before the first. */
	private static function joined(array $first, array $second): array {
		foreach ($second as $name => $change) {
			$before = $first[$name] ?? $change;
			$first[$name] = Merge::same($before['new'], $change['old'])
				? ['old' => $before['old']] + $change
				: $change;
		}
		return $first;
	}

	private static function encoded(array $changes): string {
		return (string) wp_json_encode(
			(object) $changes,
			JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION,
		);
	}

	/** @return array<string, array{old: mixed, new: mixed}> */
	private static function decoded(mixed $json): array {
		return array_map(
			static fn(mixed $change): array => (array) $change + ['old' => '', 'new' => ''],
			Body::decode((string) $json),
		);
	}
}
