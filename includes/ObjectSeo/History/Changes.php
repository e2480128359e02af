<?php
/**
 * What an entry of the history has changed.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Transaction;
use Pharos\Rest\Body;
use Pharos\Settings\Merge;

/** Values are stored as JSON in plain ASCII, which works in any database. */
final class Changes {
	/** States of a row. */
	private const CHANGED = 0;
	private const RESTORED = 1;
	private const KEPT = 2;

	public function __construct(public readonly int $entry) {}

	/**
	 * Records the change of an object, in the transaction that writes it. Several changes of an object in one entry become one.
	 *
	 * @param 'post'|'term'|'user'|'redirect' $kind
	 * @param array<string, mixed> $old  Values by field.
	 * @param array<string, mixed> $new  The same fields.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public function add(string $kind, int $id, array $old, array $new): void {
		global $wpdb;
		$changes = $this->of_objects([$id])["$kind $id"] ?? [];
		$is_changed = false;
		foreach ($new as $name => $value) {
			if (!Merge::same($old[$name], $value)) {
				$before = $changes[$name] ?? ['old' => null, 'new' => null];
				// A value that was written in between is the one to restore.
				$changes[$name] = [
					'old' => Merge::same($before['new'], $old[$name])
						? $before['old']
						: $old[$name],
					'new' => $value,
				];
				$is_changed = true;
			}
		}
		if (!$is_changed) {
			return;
		}
		$json = (string) wp_json_encode(
			(object) $changes,
			JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION,
		);
		Table::write(
			$wpdb->prepare(
				'REPLACE INTO %i (entry_id, kind, object_id, changes) VALUES (%d, %s, %d, %s)',
				Table::changes(),
				$this->entry,
				$kind,
				$id,
				$json,
			),
		);
		Table::write(
			$wpdb->prepare(
				'UPDATE %i SET bytes = bytes + %d WHERE id = %d',
				Table::entries(),
				strlen($json),
				$this->entry,
			),
		);
	}

	/**
	 * The changes of objects that the entry has already.
	 *
	 * @param list<int> $ids
	 * @return array<string, array<string, array{old: mixed, new: mixed}>> By "post 12", then by field.
	 */
	public function of_objects(array $ids): array {
		global $wpdb;
		if ($ids === []) {
			return [];
		}
		$marks = implode(', ', array_fill(0, count($ids), '%d'));
		$found = [];
		$stored = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT kind, object_id, changes FROM %i WHERE entry_id = %d AND state = %d AND object_id IN ($marks)",
				[Table::changes(), $this->entry, self::CHANGED, ...$ids],
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
					'SELECT id, kind, object_id, changes FROM %i WHERE entry_id = %d AND state = %d AND id > %d ORDER BY id LIMIT %d',
					Table::changes(),
					$this->entry,
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

	/** Makes all entries about an object those about another one. @throws \RuntimeException If the database refuses it. */
	public static function renumber(string $kind, int $from, int $to): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET object_id = %d WHERE kind = %s AND object_id = %d',
				Table::changes(),
				$to,
				$kind,
				$from,
			),
		);
	}

	/** @return list<array{kind: string, object: int, state: 'changed'|'restored'|'kept', note: string, changes: array<string, array{old: mixed, new: mixed}>}> */
	public function page(int $page, int $size): array {
		global $wpdb;
		return array_map(
			static fn(object $row): array => [
				'kind' => (string) $row->kind,
				'object' => (int) $row->object_id,
				'state' => Entries::STATES[(int) $row->state],
				'note' => (string) $row->note,
				'changes' => self::decoded($row->changes),
			],
			(array) $wpdb->get_results(
				$wpdb->prepare(
					'SELECT kind, object_id, state, note, changes FROM %i WHERE entry_id = %d ORDER BY id LIMIT %d OFFSET %d',
					Table::changes(),
					$this->entry,
					$size,
					($page - 1) * $size,
				),
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
					'SELECT kind, object_id, note FROM %i WHERE entry_id = %d AND state = %d ORDER BY id LIMIT %d',
					Table::changes(),
					$this->entry,
					self::KEPT,
					$limit,
				),
			),
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
