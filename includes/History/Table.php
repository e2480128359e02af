<?php
/**
 * The database table of the settings history.
 */

declare(strict_types=1);

namespace Pharos\History;

use Pharos\Core\AtomicOptions;

/** One table per site, created with the first change. Front-end pages never query it, and its option isn't autoloaded. */
final class Table {
	public const OPTION = 'pharos_history';

	private const VERSION = '1';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_history';
	}

	public static function exists(): bool {
		return get_option(self::OPTION) === self::VERSION;
	}

	/** Creates the table if it doesn't exist. */
	public static function need(): void {
		if (self::exists()) {
			return;
		}
		global $wpdb;
		$table = self::name();
		$collation = $wpdb->get_charset_collate();
		$made = $wpdb->query(
			"CREATE TABLE IF NOT EXISTS $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				time bigint(20) unsigned NOT NULL DEFAULT 0,
				user bigint(20) unsigned NOT NULL DEFAULT 0,
				via varchar(16) NOT NULL DEFAULT '',
				bytes int(10) unsigned NOT NULL DEFAULT 0,
				changes longtext,
				PRIMARY KEY  (id)
			) $collation",
		);
		try {
			$made && AtomicOptions::put(self::OPTION, self::VERSION, autoload: 'off');
		} catch (\RuntimeException) {
			// A successful save doesn't fail because of its history.
			return;
		}
	}
}
