<?php
/**
 * Redirects in a table of the source plugin.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

abstract class TableRows extends StoredRows {
	/** Without the prefix. */
	protected const TABLE = '';

	/** WHERE and ORDER BY. */
	protected const WHERE = '1 = 1';
	protected const ORDER = 'id';

	abstract public function row(array $row): Row;

	protected function from(): string {
		global $wpdb;
		return $wpdb->prepare('FROM %i WHERE ', $wpdb->prefix . static::TABLE) . static::WHERE;
	}

	protected function order(): string {
		return static::ORDER;
	}

	protected function id(): string {
		return 'id';
	}

	protected function rows(array $ids): array {
		global $wpdb;
		$places = implode(', ', array_fill(0, count($ids), '%d'));
		$found = $wpdb->get_results(
			$wpdb->prepare("SELECT * FROM %i WHERE id IN ($places)", [
				$wpdb->prefix . static::TABLE,
				...$ids,
			]),
			ARRAY_A,
		);
		$rows = [];
		foreach ($found as $row) {
			$rows[(int) $row['id']] = $this->row($row);
		}
		return $rows;
	}
}
