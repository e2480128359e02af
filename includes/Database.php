<?php
/**
 * Writing to the database where a failure must not go unnoticed.
 */

declare(strict_types=1);

namespace Pharos;

final class Database {
	/** @var list<\Closure>|null What waits for the end of the transaction; null outside of one. */
	private static ?array $waiting = null;

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
		self::write('START TRANSACTION');
		self::$waiting = [];
		try {
			$write();
			self::write('COMMIT');
		} catch (\Throwable $error) {
			$wpdb->query('ROLLBACK');
			// Options that were written in the transaction: the cache has them, the database doesn't.
			wp_cache_delete_multiple(['alloptions', 'notoptions'], 'options');
			throw $error;
		} finally {
			$waiting = self::$waiting;
			self::$waiting = null;
			foreach ($waiting as $run) {
				$run();
			}
		}
	}

	/**
	 * Runs a function after the current transaction, committed or rolled back; at once outside of a transaction. Needed to clear
	 * caches: until the COMMIT, every other request puts the old rows back into a persistent object cache.
	 */
	public static function after(\Closure $run): void {
		if (self::$waiting === null) {
			$run();
		} else {
			self::$waiting[] = $run;
		}
	}
}
