<?php
/**
 * Reads and writes options directly in the database, without losing concurrent changes.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * Compare-and-swap that bypasses WordPress's option functions, which read from caches and overwrite any value. Every value contains a
 * `revision`, which makes it different from all earlier ones: MySQL compares texts without regard to case and accents, and reports a row as
 * changed only when its bytes change.
 */
final class AtomicOptions {
	/** Number of consecutive database errors after which a write is given up: concurrent writes can cause some, such as deadlocks. */
	private const FAILURES = 10;

	/** Maximum number of attempts of a change: each fails only if another process has changed the rows. */
	private const TRIES = 100;

	private int $failures = 0;

	/**
	 * Stores an option that several requests may be the first to store. Not update_option(): MariaDB reports a value that another request
	 * has just stored as unchanged, which WordPress takes for a failure, and goes on as if the option were missing.
	 *
	 * @param string $name    Known to be missing, or to have a value that doesn't count.
	 * @param bool   $replace Whether a value that another request has stored is replaced.
	 * @param string $autoload `on` or `off`.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function put(
		string $name,
		string $value,
		bool $replace = true,
		string $autoload = 'on',
	): void {
		global $wpdb;
		$query = $wpdb->prepare(
			'INSERT ' .
				($replace ? '' : 'IGNORE ') .
				'INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)' .
				($replace ? ' ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)' : ''),
			$wpdb->options,
			$name,
			$value,
			$autoload,
		);
		for ($attempt = 1; $wpdb->query($query) === false; $attempt++) {
			if ($attempt === self::FAILURES) {
				throw new \RuntimeException($wpdb->last_error);
			}
			usleep(random_int(500, 3000 * $attempt));
		}
		(new self([$name => $autoload]))->forget();
	}

	/**
	 * @param array<string, string|null> $options Autoload values by option name: `on`, `off`, or null to let WordPress decide by size and
	 *         keep a stored value.
	 */
	public function __construct(private readonly array $options) {}

	/** @return array<string, object{option_name: string, option_value: string, autoload: string}> Existing rows by name. */
	public function read(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name IN (" .
					implode(', ', array_fill(0, count($this->options), '%s')) .
					')',
				array_keys($this->options),
			),
		);
		return array_column((array) $rows, null, 'option_name');
	}

	/**
	 * Reads the rows, and writes a change: again with the new rows if another process has changed them in the meantime.
	 *
	 * @param \Closure(array<string, object>): mixed $change Receives the rows, and returns an OptionChange; anything else to write nothing.
	 * @return mixed True if the rows were written, false if the database refuses it, otherwise what $change has returned.
	 */
	public function change(\Closure $change): mixed {
		for ($try = 1; $try <= self::TRIES; $try++) {
			$rows = $this->read();
			$new = $change($rows);
			if (!($new instanceof OptionChange)) {
				return $new;
			}
			if ($this->swap($rows, $new->contents, $new->also)) {
				$this->forget();
				$new->then && ($new->then)();
				return true;
			}
			if ($this->failed()) {
				return false;
			}
			// For a random time, so that concurrent processes don't collide again.
			usleep(random_int(500, 3000 * min($try, 10)));
		}
		return false;
	}

	/**
	 * Writes all or nothing, and only if the rows still equal what was read.
	 *
	 * @param array<string, object>     $rows     The rows as read.
	 * @param array<string, array|null> $contents New values by name; null deletes the option.
	 * @param \Closure(): mixed|null    $also     Writes to other tables in the same transaction. If they fail each time, the rows are
	 *         written without them.
	 * @return bool Whether the rows were written. False if another process has changed them, or after a database error: see failed().
	 */
	public function swap(array $rows, array $contents, ?\Closure $also = null): bool {
		try {
			$is_written =
				count($contents) === 1 && $also === null
					? $this->write($rows, $contents)
					: Transaction::run(function () use ($rows, $contents, $also): bool {
						$is_written = $this->write($rows, $contents);
						$is_written && $also !== null && $also();
						return $is_written;
					});
			$this->failures = 0;
			return $is_written;
		} catch (\RuntimeException) {
			$this->failures++;
			return $also !== null && $this->failed() && $this->swap($rows, $contents);
		}
	}

	/** See swap(). @throws \RuntimeException If the database refuses it. */
	private function write(array $rows, array $contents): bool {
		global $wpdb;
		foreach ($contents as $option => $content) {
			Transaction::write($this->query($option, $rows[$option] ?? null, $content));
			if ($wpdb->rows_affected !== 1) {
				return false;
			}
		}
		return true;
	}

	/** Whether the database refuses the writes, as opposed to other processes changing the rows: trying again wouldn't help. */
	public function failed(): bool {
		return $this->failures >= self::FAILURES;
	}

	/** Deletes the options from WordPress's cache. Deleting is safer than storing: a shared cache may contain newer options by now. */
	public function forget(): void {
		foreach (['alloptions', 'notoptions', ...array_keys($this->options)] as $cached) {
			wp_cache_delete($cached, 'options');
		}
	}

	/** The query that replaces a row with a new value; it changes one row, or none if the row has changed. */
	private function query(string $option, ?object $row, ?array $content): string {
		global $wpdb;
		if ($content === null) {
			return $wpdb->prepare(
				"DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s",
				$option,
				$row->option_value ?? '',
			);
		}
		$new = serialize($content);
		$now = $row->autoload ?? 'auto';
		$autoload =
			$this->options[$option] ??
			(in_array($now, ['auto', 'auto-on', 'auto-off'], true)
				? wp_determine_option_autoload_value($option, $content, $new, null)
				: $now);
		return $row === null
			? $wpdb->prepare(
				"INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, %s)",
				$option,
				$new,
				$autoload,
			)
			: $wpdb->prepare(
				"UPDATE $wpdb->options SET option_value = %s, autoload = %s WHERE option_name = %s AND option_value = %s",
				$new,
				$autoload,
				$option,
				$row->option_value,
			);
	}
}
