<?php
/**
 * The database table of the settings history.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\Table as CoreTable;

/** One table per site, created with the first change. Front-end pages never query it, and its option isn't autoloaded. */
final class Table {
	public const OPTION = 'pharos_history';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_history';
	}

	public static function exists(): bool {
		return self::definition()->exists();
	}

	/** Creates the table if it doesn't exist. */
	public static function need(): void {
		try {
			self::definition()->need();
		} catch (\RuntimeException) {
			// A successful save doesn't fail because of its history.
			return;
		}
	}

	private static function definition(): CoreTable {
		return new CoreTable(
			self::OPTION,
			[
				static fn() => CoreTable::create(
					self::name(),
					"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
					time bigint(20) unsigned NOT NULL DEFAULT 0,
					user bigint(20) unsigned NOT NULL DEFAULT 0,
					via varchar(16) NOT NULL DEFAULT '',
					name varchar(200) NOT NULL DEFAULT '',
					application varchar(200) NOT NULL DEFAULT '',
					bytes int(10) unsigned NOT NULL DEFAULT 0,
					changes longtext,
					PRIMARY KEY  (id)",
				),
				static fn() => CoreTable::add_columns(self::name(), [
					'name' => "varchar(200) NOT NULL DEFAULT ''",
					'application' => "varchar(200) NOT NULL DEFAULT ''",
				]),
			],
			'off',
		);
	}
}
