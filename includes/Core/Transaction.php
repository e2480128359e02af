<?php
/**
 * Database writes that throw on failure.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Transaction {
	/** Maximum number of attempts of a transaction. */
	private const TRIES = 5;

	/** @var list<\Closure>|null Functions to run after the transaction; null outside of one. */
	private static ?array $waiting = null;

	/**
	 * The connection of the current transaction: WordPress opens another one when it is lost, and repeats the query there. Null for drop-ins
	 * with several connections, such as those of replicas.
	 */
	private static ?object $connection = null;

	/**
	 * @param string $sql Prepared. Begun in a transaction, it doesn't run after it.
	 * @throws \RuntimeException When the query fails; $wpdb->query() only returns false.
	 */
	public static function write(string $sql): void {
		global $wpdb;
		if (self::$connection instanceof \mysqli) {
			self::write_in_transaction($sql);
		} elseif ($wpdb->query($sql) === false) {
			throw new \RuntimeException($wpdb->last_error);
		}
	}

	/** See write(). With exceptions of the driver, WordPress can't repeat the query on another connection. */
	private static function write_in_transaction(string $sql): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.RestrictedFunctions -- changes how the driver of $wpdb reports errors, and sends no queries.
		$driver = new \mysqli_driver();
		$mode = $driver->report_mode;
		try {
			$driver->report_mode = MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT;
			if ($wpdb->dbh !== self::$connection || $wpdb->query($sql) === false) {
				throw new \RuntimeException($wpdb->last_error);
			}
		} catch (\mysqli_sql_exception $error) {
			throw new \RuntimeException($error->getMessage(), previous: $error);
		} finally {
			$driver->report_mode = $mode;
		}
	}

	/**
	 * Runs all writes in one transaction, which also waits for the disk only once. Can't be nested: starting a transaction commits the
	 * previous one.
	 *
	 * If the database ends the transaction early, it is repeated as a whole: after a deadlock, or a lost connection, which WordPress replaces
	 * by another one without saying so.
	 *
	 * @param \Closure(): mixed $write Returns false to write nothing. Each attempt calls it: it reads what the writes depend on, and begins its
	 *        results again.
	 * @return bool False if $write has returned it.
	 * @throws \Throwable The exception of $write; a RuntimeException after the last attempt. Nothing is written.
	 */
	public static function run(\Closure $write): bool {
		$hold = self::hold(...);
		add_filter('incompatible_sql_modes', $hold);
		try {
			for ($try = 1; $try <= self::TRIES; $try++) {
				$is_done = self::attempt($write, $try === self::TRIES);
				if ($is_done !== null) {
					return $is_done;
				}
				// For a random time, so that two that have locked each other out don't do so again.
				usleep(random_int(500, 3000 * $try));
			}
			throw new \RuntimeException(
				__('The connection to the database was lost.', 'pharos-seo'),
			);
		} finally {
			remove_filter('incompatible_sql_modes', $hold);
			$waiting = self::$waiting ?? [];
			self::$waiting = null;
			foreach ($waiting as $run) {
				$run();
			}
		}
	}

	/**
	 * The savepoint exists until the transaction ends, whatever ends it.
	 *
	 * @return bool|null Null if the database has ended the transaction, unless $is_last and there is an exception.
	 */
	private static function attempt(\Closure $write, bool $is_last): ?bool {
		global $wpdb;
		self::$waiting = [];
		self::write('START TRANSACTION');
		self::write('SAVEPOINT pharos');
		self::$connection = isset($wpdb->dbhs) ? null : $wpdb->dbh;
		try {
			if ($write() === false) {
				$wpdb->query('ROLLBACK');
				return false;
			}
			if (self::succeeds('RELEASE SAVEPOINT pharos')) {
				self::write('COMMIT');
				return true;
			}
			self::roll_back();
			return null;
		} catch (\Throwable $error) {
			$is_over = !self::succeeds('ROLLBACK TO SAVEPOINT pharos');
			self::roll_back();
			return $is_over && !$is_last ? null : throw $error;
		} finally {
			self::$connection = null;
		}
	}

	private static function roll_back(): void {
		global $wpdb;
		$wpdb->query('ROLLBACK');
		// The rolled back options are in the cache, but not in the database.
		wp_cache_delete_multiple(['alloptions', 'notoptions'], 'options');
	}

	private static function succeeds(string $sql): bool {
		global $wpdb;
		$shows = $wpdb->suppress_errors(true);
		$is_done = $wpdb->query($sql) !== false;
		$wpdb->suppress_errors($shows);
		return $is_done;
	}

	/**
	 * On `incompatible_sql_modes`, which WordPress applies to each new connection, before it repeats the query that has found the previous one
	 * lost: in a transaction without the savepoint, this and all following queries are rolled back. For queries of WordPress and of other code.
	 */
	private static function hold(mixed $modes): mixed {
		global $wpdb;
		if ($wpdb->dbh instanceof \mysqli) {
			$wpdb->dbh->begin_transaction();
		}
		return $modes;
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
