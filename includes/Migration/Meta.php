<?php
/**
 * The meta rows of one object, as stored in the database.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Rows can be corrupted, duplicate or of an unexpected type: invalid ones are ignored. The first row of a key applies. */
final class Meta {
	/** @var array<string, list<string>> */
	private readonly array $rows;

	/** @param 'post'|'term'|'user' $kind */
	public function __construct(string $kind, int $id) {
		$rows = get_metadata_raw($kind, $id);
		$this->rows = is_array($rows) ? $rows : [];
	}

	/** Returns a text; '' if it's missing or not a string. */
	public function text(string $key): string {
		$value = $this->rows[$key][0] ?? '';
		return is_string($value) && !is_serialized($value) ? $value : '';
	}

	public function id(string $key): int {
		$value = trim($this->text($key));
		return ctype_digit($value) ? (int) $value : 0;
	}

	/** @return array<mixed>|null A serialized array; null if it's missing or corrupted. */
	public function map(string $key): ?array {
		return StoredValue::map($this->rows[$key][0] ?? '');
	}

	/** @return list<string> The texts of a serialized list. */
	public function list(string $key): array {
		return array_values(array_filter($this->map($key) ?? [], 'is_string'));
	}

	/** Whether there's a serialized array that is corrupted. */
	public function is_damaged(string $key): bool {
		return StoredValue::is_damaged($this->rows[$key][0] ?? '');
	}

	/** @return array<int, array<mixed>> The arrays of all rows whose keys have a prefix, including duplicates; without corrupted ones. */
	public function maps(string $prefix): array {
		$maps = [];
		foreach ($this->keys($prefix) as $key) {
			array_push($maps, ...array_filter(array_map(StoredValue::map(...), $this->rows[$key])));
		}
		return $maps;
	}

	/** @return list<string> The keys of all rows that have a prefix and aren't empty. */
	public function keys(string $prefix): array {
		return array_values(
			array_filter(
				array_map('strval', array_keys($this->rows)),
				fn(string $key): bool => str_starts_with($key, $prefix) &&
					!in_array($this->rows[$key][0] ?? '', ['', null], true),
			),
		);
	}
}
