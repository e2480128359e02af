<?php
/**
 * Records of the values that migrations wrote to objects, and of data that isn't migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Transaction;

/**
 * One row per object, with eight characters per field: enough to detect whether the current value is still the migrated
 * one, or was entered by a user. Values that were overwritten on request are stored.
 */
final class WrittenValues {
	/** Maximum length of a recorded lost value, in characters. */
	private const LONGEST = 500;

	/** Returns the mark that a source has written a value. Numbers equal their strings, because meta rows store strings. */
	public static function mark(mixed $value, string $source): string {
		return self::sign($value) . " $source";
	}

	/** Whether the current value is the one that a migration, from any source, has written. */
	public static function is_of(string $mark, mixed $value): bool {
		return str_starts_with($mark, self::sign($value) . ' ');
	}

	/** @param array<string, string> $marks @return array<string, string> The marks of one source. */
	public static function by(string $source, array $marks): array {
		return array_filter(
			$marks,
			static fn(string $mark): bool => str_ends_with($mark, " $source"),
		);
	}

	private static function sign(mixed $value): string {
		return hash('crc32b', is_array($value) ? serialize($value) : (string) $value);
	}

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 * @return array{array<int, array{source: string, written: array<string, string>, replaced: array<string, mixed>}>, array<int, true>}
	 *         The records by id; and the ids of objects with losses.
	 */
	public static function read(string $kind, array $ids): array {
		if (!Tables::exist() || $ids === []) {
			return [[], []];
		}
		global $wpdb;
		$places = implode(', ', array_fill(0, count($ids), '%d'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT id, source, written, replaced FROM %i WHERE kind = %s AND id IN ($places)
				UNION ALL SELECT id, '', '', '' FROM %i WHERE kind = %s AND id IN ($places) AND number = 0",
				[Tables::ledger(), $kind, ...$ids, Tables::losses(), $kind, ...$ids],
			),
		);
		$known = [];
		$lost = [];
		foreach ($rows as $row) {
			if ($row->source === '') {
				$lost[(int) $row->id] = true;
				continue;
			}
			$known[(int) $row->id] = [
				'source' => $row->source,
				'written' => self::decode($row->written),
				'replaced' => self::decode($row->replaced),
			];
		}
		return [$known, $lost];
	}

	/**
	 * Replaces the rows of these objects.
	 *
	 * @param array<int, array{type: string, written: array<string, string>, replaced: array<string, mixed>}> $objects By id.
	 */
	public static function write(string $kind, string $source, array $objects): void {
		$rows = [];
		foreach ($objects as $id => $object) {
			$rows[] = [
				'kind' => $kind,
				'id' => $id,
				'type' => $object['type'],
				'source' => $source,
				'time' => time(),
				'written' => wp_json_encode((object) $object['written']),
				'replaced' => $object['replaced'] === [] ? '' : wp_json_encode($object['replaced']),
			];
		}
		self::insert('REPLACE', Tables::ledger(), $rows);
	}

	/** Returns the number of objects that migrations have written to. */
	public static function count(): int {
		global $wpdb;
		return Tables::exist()
			? (int) $wpdb->get_var($wpdb->prepare('SELECT COUNT(*) FROM %i', Tables::ledger()))
			: 0;
	}

	/** Returns this number by kind. @return array{posts: int, terms: int, authors: int, redirects: int} */
	public static function counts(): array {
		global $wpdb;
		$counts = ['posts' => 0, 'terms' => 0, 'authors' => 0, 'redirects' => 0];
		$rows = Tables::exist()
			? $wpdb->get_results(
				$wpdb->prepare(
					'SELECT kind, COUNT(*) AS number FROM %i GROUP BY kind',
					Tables::ledger(),
				),
			)
			: [];
		foreach ($rows as $row) {
			$counts[ContentTypes::NAMES[$row->kind]] = (int) $row->number;
		}
		return $counts;
	}

	/**
	 * Deletes the records of objects.
	 *
	 * @param list<int> $ids Not empty.
	 * @return int The number of deleted records.
	 * @throws \RuntimeException When the database query fails.
	 */
	public static function forget(string $kind, array $ids): int {
		global $wpdb;
		$places = implode(', ', array_fill(0, count($ids), '%d'));
		Transaction::write(
			$wpdb->prepare("DELETE FROM %i WHERE kind = %s AND id IN ($places)", [
				Tables::ledger(),
				$kind,
				...$ids,
			]),
		);
		return (int) $wpdb->rows_affected;
	}

	/**
	 * Returns the losses of objects.
	 *
	 * @param 'post'|'term'|'user'|'settings' $kind
	 * @param list<int>                       $ids 0 for settings.
	 * @return array<int, list<array{what: string, value: string, field: string, text: string}>> By id.
	 */
	public static function losses(string $kind, array $ids): array {
		if (!Tables::exist() || $ids === []) {
			return [];
		}
		global $wpdb;
		$places = implode(', ', array_fill(0, count($ids), '%d'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT id, what, value, field, text FROM %i WHERE kind = %s AND id IN ($places) ORDER BY id, number",
				[Tables::losses(), $kind, ...$ids],
			),
			ARRAY_A,
		);
		$losses = [];
		foreach ($rows as $row) {
			$losses[(int) $row['id']][] = array_map('strval', array_diff_key($row, ['id' => 0]));
		}
		return $losses;
	}

	/** Deletes the losses of objects. @param list<int> $ids */
	public static function forget_losses(string $kind, array $ids): void {
		global $wpdb;
		foreach (array_chunk($ids, 500) as $some) {
			Transaction::write(
				$wpdb->prepare(
					'DELETE FROM %i WHERE kind = %s AND id IN (' .
						implode(', ', array_fill(0, count($some), '%d')) .
						')',
					[Tables::losses(), $kind, ...$some],
				),
			);
		}
	}

	/** Marks choices as applied: their rows stay, so that the numbers of others don't change. @param list<object> $rows */
	public static function applied(array $rows): void {
		global $wpdb;
		foreach ($rows as $row) {
			Transaction::write(
				$wpdb->prepare(
					'UPDATE %i SET what = %s WHERE kind = %s AND id = %d AND number = %d',
					Tables::losses(),
					Choices::APPLIED,
					$row->kind,
					$row->id,
					$row->number,
				),
			);
		}
	}

	/**
	 * @param 'post'|'term'|'user'|'settings' $kind
	 * @param array<int, list<array{what: string, value: string, field: string, text: string}>> $objects By id; 0 for settings.
	 */
	public static function lose(string $kind, string $source, array $objects): void {
		$rows = [];
		foreach ($objects as $id => $losses) {
			foreach ($losses as $number => $loss) {
				$rows[] = [
					'kind' => $kind,
					'id' => $id,
					'number' => $number,
					'source' => $source,
					'what' => mb_substr($loss['what'], 0, 64),
					'field' => mb_substr($loss['field'], 0, 100),
					'value' => mb_substr($loss['value'], 0, self::LONGEST),
					'text' => mb_substr($loss['text'], 0, self::LONGEST),
				];
			}
		}
		self::insert('INSERT', Tables::losses(), $rows);
	}

	/** @param list<array<string, int|string|false>> $rows With the same columns. */
	private static function insert(string $how, string $table, array $rows): void {
		global $wpdb;
		foreach (array_chunk($rows, 500) as $some) {
			$values = [];
			$places = [];
			foreach ($some as $row) {
				$places[] =
					'(' .
					implode(
						', ',
						array_map(static fn($value): string => is_int($value) ? '%d' : '%s', $row),
					) .
					')';
				array_push($values, ...array_values($row));
			}
			$columns = implode(', ', array_keys($some[0]));
			Transaction::write(
				$wpdb->prepare("$how INTO %i ($columns) VALUES " . implode(', ', $places), [
					$table,
					...$values,
				]),
			);
		}
	}

	private static function decode(?string $json): array {
		$value = json_decode((string) $json, true);
		return is_array($value) ? $value : [];
	}
}
