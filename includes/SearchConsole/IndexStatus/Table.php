<?php
/**
 * The table of pages and their status in Google's index.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\IndexStatus;

use Pharos\Core\Table as CoreTable;

/** Created when a user starts the checks. */
final class Table {
	/** Values of the column `status`. */
	public const UNCHECKED = 0;
	public const INDEXED = 1;
	public const NOT_INDEXED = 2;

	/** An option that isn't autoloaded: the step of the table (Core\Table). */
	public const OPTION = 'pharos_index_status_table';

	public static function name(): string {
		global $wpdb;
		return "{$wpdb->prefix}pharos_index_status";
	}

	public static function exists(): bool {
		return self::definition()->exists();
	}

	/** Creates the table if it is missing. @throws \RuntimeException If the database refuses it. */
	public static function need(): void {
		self::definition()->need();
	}

	public static function drop(): void {
		CoreTable::drop(self::name());
		delete_option(self::OPTION);
	}

	private static function definition(): CoreTable {
		// `weight`: clicks in 90 days. `due`: time of the next check; below State::FIRST for pages that were never checked. `seen`: the
		// run that has listed the page.
		return new CoreTable(
			self::OPTION,
			[
				static fn() => CoreTable::create(
					self::name(),
					"property varchar(32) NOT NULL,
					hash varchar(32) NOT NULL,
					url text NOT NULL,
					title varchar(255) NOT NULL DEFAULT '',
					post_id bigint(20) unsigned NOT NULL DEFAULT 0,
					weight int(10) unsigned NOT NULL DEFAULT 0,
					status tinyint(3) unsigned NOT NULL DEFAULT 0,
					reason varchar(20) NOT NULL DEFAULT '',
					crawled bigint(20) unsigned NOT NULL DEFAULT 0,
					checked bigint(20) unsigned NOT NULL DEFAULT 0,
					due bigint(20) unsigned NOT NULL DEFAULT 0,
					before_status tinyint(3) unsigned NOT NULL DEFAULT 0,
					before_reason varchar(20) NOT NULL DEFAULT '',
					changed bigint(20) unsigned NOT NULL DEFAULT 0,
					seen bigint(20) unsigned NOT NULL DEFAULT 0,
					PRIMARY KEY  (property, hash),
					KEY due (property, due, weight),
					KEY changed (property, changed),
					KEY status (property, status, weight)",
				),
			],
			'off',
		);
	}
}
