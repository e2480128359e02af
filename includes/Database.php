<?php
/**
 * Writing to the database where a failure must not go unnoticed.
 */

declare(strict_types=1);

namespace Pharos;

final class Database {
	/**
	 * @param string $sql Prepared.
	 * @throws \RuntimeException When the database refuses it; $wpdb->query() only answers false.
	 */
	public static function write(string $sql): void {
		global $wpdb;
		if ($wpdb->query($sql) === false) {
			throw new \RuntimeException($wpdb->last_error);
		}
	}

	/**
	 * All of it or nothing, and one wait for the disk instead of one a query.
	 *
	 * @throws \Throwable What $write has thrown.
	 */
	public static function at_once(\Closure $write): void {
		global $wpdb;
		$wpdb->query('START TRANSACTION');
		try {
			$write();
			self::write('COMMIT');
		} catch (\Throwable $error) {
			$wpdb->query('ROLLBACK');
			throw $error;
		}
	}
}
