<?php
/**
 * The table of URLs that weren't found.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\AtomicOptions;
use Pharos\Core\Table as CoreTable;
use Pharos\Core\Transaction;

/** One table per site, created with the first such URL. It contains no IP addresses, no users and no query strings of pages. */
final class Table {
	/** An autoloaded option: each request that isn't found reads it. The step (Core\Table), and the last minute whose limit was reached. */
	public const OPTION = 'pharos_not_found_table';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_not_found';
	}

	public static function exists(): bool {
		return self::definition()->exists();
	}

	/** Whether the limit of a minute is known to be reached, without a query. */
	public static function is_full(string $minute): bool {
		return str_ends_with((string) get_option(self::OPTION), " $minute");
	}

	/** Lets the other requests of the minute know that the limit is reached. @throws \RuntimeException If the database query fails. */
	public static function note_full(string $minute): void {
		AtomicOptions::put(self::OPTION, (int) get_option(self::OPTION) . " $minute");
	}

	/** Creates the table if it's missing. @throws \RuntimeException If the database refuses it. */
	public static function need(): void {
		self::definition()->need();
	}

	private static function definition(): CoreTable {
		return new CoreTable(self::OPTION, [
			static function (): void {
				CoreTable::create(
					self::name(),
					"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
					KEY client (client, last_time)",
				);
				// Now: several requests may be the first.
				Transaction::write(self::first_count('2000-01-01 00:00:00'));
			},
		]);
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
