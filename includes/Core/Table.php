<?php
/**
 * A table of the current site, or several that belong together.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * Made and upgraded in numbered steps, each of which runs once on a site. An option has the number of the last one; a feature may store more in
 * it, after the number.
 */
final class Table {
	/** Lock timeout in seconds: afterwards the process that upgrades the tables is presumed dead. */
	private const LOCK_SECONDS = 120;

	/** Maximum seconds to wait for another process that upgrades them. */
	private const PATIENCE = 10.0;

	/**
	 * @param string                $option   Its name; features read it where the table must cost no query.
	 * @param list<\Closure(): void> $steps   The first makes the tables as they are today, each later one brings those of earlier versions of the
	 *        plugin there. A step may run again, so it leaves alone what is done.
	 * @param 'on'|'off'            $autoload `on` if visitors' pages or each change of content read the option.
	 */
	public function __construct(
		private readonly string $option,
		private readonly array $steps,
		private readonly string $autoload = 'on',
	) {}

	/** Whether the tables exist, maybe those of an earlier version: what needs later steps calls need(). */
	public function exists(): bool {
		return (int) get_option($this->option) > 0;
	}

	/** Runs the steps that this site hasn't had. Not in a transaction, which changes of tables end. @throws \RuntimeException If the database refuses it. */
	public function need(): void {
		$last = (int) get_option($this->option);
		if ($last === 0) {
			$this->restore();
		} elseif ($last < count($this->steps)) {
			$this->upgrade();
		}
	}

	/**
	 * Runs all steps, for tables that may be missing whatever the option says. Without a lock, because each leaves alone what another request
	 * has done: a process that dies here delays no other request.
	 *
	 * @param string $more What the option contains after the number.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public function restore(string $more = ''): void {
		foreach ($this->steps as $step) {
			$step();
		}
		$this->store(count($this->steps), $more);
	}

	/**
	 * A step, or part of one: makes a table unless it exists.
	 *
	 * @param string $name    With the prefix of the site.
	 * @param string $columns Columns and keys, as dbDelta() formats them.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function create(string $name, string $columns): void {
		global $wpdb;
		Transaction::write(
			"CREATE TABLE IF NOT EXISTS $name ($columns) {$wpdb->get_charset_collate()}",
		);
	}

	/**
	 * A step, or part of one: adds columns that a table doesn’t have.
	 *
	 * @param array<string, string> $columns Definitions by name.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function add_columns(string $name, array $columns): void {
		global $wpdb;
		$known = $wpdb->get_col($wpdb->prepare('SHOW COLUMNS FROM %i', $name));
		foreach (array_diff_key($columns, array_flip($known)) as $column => $definition) {
			Transaction::write(
				$wpdb->prepare("ALTER TABLE %i ADD COLUMN %i $definition", $name, $column),
			);
		}
	}

	/** The number of rows, counted up to a limit: all rows of a large table take seconds. @return int|null Null if there is no such table. */
	public static function count(string $name, int $limit): ?int {
		global $wpdb;
		$shows = $wpdb->suppress_errors(true);
		$count = $wpdb->get_var(
			$wpdb->prepare(
				'SELECT COUNT(*) FROM (SELECT 1 FROM %i LIMIT %d) counted',
				$name,
				$limit,
			),
		);
		$wpdb->suppress_errors($shows);
		return $count === null ? null : (int) $count;
	}

	/** Deletes tables. @throws \RuntimeException If the database refuses it. */
	public static function drop(string ...$names): void {
		global $wpdb;
		foreach ($names as $name) {
			Transaction::write($wpdb->prepare('DROP TABLE IF EXISTS %i', $name));
		}
	}

	/** In one process: changing a large table takes a while. */
	private function upgrade(): void {
		$lock = Lock::wait("{$this->option}_lock", self::LOCK_SECONDS, self::PATIENCE);
		if ($lock === null) {
			throw new \RuntimeException("Another process changes the tables of $this->option.");
		}
		try {
			// Another process may have run them in the meantime: the option in the cache of this one isn't the stored one.
			$option = new AtomicOptions([$this->option => $this->autoload]);
			$option->forget();
			$stored = $option->read()[$this->option]->option_value ?? '';
			$more = (string) preg_replace('/^\d+/', '', $stored);
			for ($step = (int) $stored; $step < count($this->steps); $step++) {
				$this->steps[$step]();
				$this->store($step + 1, $more);
			}
		} finally {
			$lock->release();
		}
	}

	private function store(int $step, string $more): void {
		AtomicOptions::put($this->option, "$step$more", autoload: $this->autoload);
	}
}
