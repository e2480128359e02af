<?php
/**
 * Where the history of the settings is kept.
 */

declare(strict_types=1);

namespace Pharos\History;

/** One table of each site, made with the first change. Visitors' pages never ask for it, and no option of it is autoloaded. */
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

	/** Makes it when it is missing. */
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
		$made && update_option(self::OPTION, self::VERSION, false);
	}
}
