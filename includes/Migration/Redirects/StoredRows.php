<?php
/**
 * Redirects that a source plugin has in the database, one a row.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

/** The ids are read once, in order; each batch then reads its rows by their ids. */
abstract class StoredRows implements Rows {
	/** @var list<int>|null */
	private ?array $ids = null;

	/** @return string FROM and WHERE, prepared; '' if there are none. */
	abstract protected function from(): string;

	/** ORDER BY: which of two rows goes first. */
	abstract protected function order(): string;

	/** The column of the ids, as from() names it. */
	abstract protected function id(): string;

	/** @param list<int> $ids @return array<int, Row> By id. */
	abstract protected function rows(array $ids): array;

	public function count(): int {
		$from = $this->from();
		return $from === '' ? 0 : (int) (self::ask("SELECT COUNT(*) $from")[0] ?? 0);
	}

	public function read(int $from, int $limit): array {
		$ids = array_slice($this->ids(), $from, $limit);
		$rows = $ids === [] ? [] : $this->rows($ids);
		return array_map(
			// One that was deleted in between.
			static fn(int $id): Row => $rows[$id] ?? new Row((string) $id, ''),
			$ids,
		);
	}

	/** @return list<int> */
	private function ids(): array {
		$from = $this->from();
		return $this->ids ??=
			$from === ''
				? []
				: array_map(
					'intval',
					self::ask("SELECT {$this->id()} $from ORDER BY {$this->order()}"),
				);
	}

	/** @return list<string|null> The first column. The table may be missing: that isn't an error. */
	private static function ask(string $sql): array {
		global $wpdb;
		$shows = $wpdb->suppress_errors(true);
		$values = $wpdb->get_col($sql);
		$wpdb->suppress_errors($shows);
		return $values;
	}
}
