<?php
/**
 * Database writes that throw on failure.
 */

declare(strict_types=1);

namespace Pharos;

final class Database {
	/** @var list<\Closure>|null Functions to run after the transaction; null outside of one. */
	private static ?array $waiting = null;

	/**
	 * @param string $sql Prepared.
	 * @throws \RuntimeException When the query fails; $wpdb->query() only returns false.
	 */
	public static function write(string $sql): void {
		global $wpdb;
		if ($wpdb->query($sql) === false) {
			throw new \RuntimeException($wpdb->last_error);
		}
	}

	/**
	 * Runs all writes in one transaction, which also waits for the disk only once. Can't be nested: starting a transaction commits the
	 * previous one.
	 *
	 * @throws \Throwable The exception of $write.
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
			// The rolled back options are in the cache, but not in the database.
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
	 * Runs a function after the current transaction, committed or rolled back; immediately outside of a transaction.
	 * Needed to clear caches: until the COMMIT, every other request writes the old rows back into a persistent object
	 * cache.
	 */
	public static function after(\Closure $run): void {
		if (self::$waiting === null) {
			$run();
		} else {
			self::$waiting[] = $run;
		}
	}
}
