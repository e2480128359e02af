<?php
/**
 * The meta rows of one object, as the database holds them.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Rows can be damaged, doubled or of another type than they should be: what can't be read is not there. The first row counts. */
final class Meta {
	/** @var array<string, list<string>> */
	private readonly array $rows;

	/** @param 'post'|'term'|'user' $kind */
	public function __construct(string $kind, int $id) {
		$rows = get_metadata_raw($kind, $id);
		$this->rows = is_array($rows) ? $rows : [];
	}

	/** A text; '' for none, and for what is none. */
	public function text(string $key): string {
		$value = $this->rows[$key][0] ?? '';
		return is_string($value) && !is_serialized($value) ? $value : '';
	}

	public function id(string $key): int {
		$value = trim($this->text($key));
		return ctype_digit($value) ? (int) $value : 0;
	}

	/** @return array<mixed>|null A serialized array; null where there is none that can be read. */
	public function map(string $key): ?array {
		return Stored::map($this->rows[$key][0] ?? '');
	}

	/** @return list<string> The texts of a serialized list. */
	public function list(string $key): array {
		return array_values(array_filter($this->map($key) ?? [], 'is_string'));
	}

	/** Whether there is a row that was an array once and can't be read any more. */
	public function is_damaged(string $key): bool {
		return Stored::is_damaged($this->rows[$key][0] ?? '');
	}

	/** @return array<int, array<mixed>> Of all rows whose keys begin so, doubled ones too; without those that can't be read. */
	public function maps(string $prefix): array {
		$maps = [];
		foreach ($this->keys($prefix) as $key) {
			array_push($maps, ...array_filter(array_map(Stored::map(...), $this->rows[$key])));
		}
		return $maps;
	}

	/** @return list<string> The keys of all rows that begin so and hold something. */
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
