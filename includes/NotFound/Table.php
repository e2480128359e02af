<?php
/**
 * The table of URLs that weren't found.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\AtomicOptions;
use Pharos\Core\Transaction;

/** One table per site, created with the first such URL. It contains no IP addresses, no users and no query strings of pages. */
final class Table {
	/** An autoloaded option: each request that isn't found reads it. The version, and the last minute whose limit was reached. */
	public const OPTION = 'pharos_not_found_table';

	private const VERSION = '1';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_not_found';
	}

	public static function exists(): bool {
		return explode(' ', (string) get_option(self::OPTION), 2)[0] === self::VERSION;
	}

	/** Whether the limit of a minute is known to be reached, without a query. */
	public static function is_full(string $minute): bool {
		return get_option(self::OPTION) === self::VERSION . " $minute";
	}

	/** Lets the other requests of the minute know that the limit is reached. @throws \RuntimeException If the database query fails. */
	public static function note_full(string $minute): void {
		AtomicOptions::put(self::OPTION, self::VERSION . " $minute");
	}

	/** Creates the table if it's missing. */
	public static function need(): void {
		if (self::exists()) {
			return;
		}
		global $wpdb;
		$table = self::name();
		$collation = $wpdb->get_charset_collate();
		Transaction::write(
			"CREATE TABLE IF NOT EXISTS $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				lookup char(32) NOT NULL,
				url text NOT NULL,
				times bigint(20) unsigned NOT NULL DEFAULT 1,
				last_time datetime NOT NULL,
				referrer text,
				client tinyint(3) unsigned NOT NULL DEFAULT 1,
				PRIMARY KEY  (id),
				UNIQUE KEY lookup (lookup),
				KEY last_time (last_time, id),
				KEY times (times, id),
				KEY client (client, last_time)
			) $collation",
		);
		// Now: several requests may be the first.
		Transaction::write(self::first_count('2000-01-01 00:00:00'));
		AtomicOptions::put(self::OPTION, self::VERSION);
	}

	/** The statement that adds the row of the request count, unless there is one. */
	public static function first_count(string $minute): string {
		global $wpdb;
		return $wpdb->prepare(
			"INSERT IGNORE INTO %i (lookup, url, times, last_time, client) VALUES (%s, '', 1, %s, 0)",
			[self::name(), Log::METER, $minute],
		);
	}
}
