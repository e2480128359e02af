<?php
/**
 * Where is kept what migrations did.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/**
 * Two tables of each site, made with the first migration: what was written to which object, and what was lost. Not meta rows,
 * which every visitor's page would load with its post, and not options: a million posts are a million rows of a few bytes,
 * found by their keys.
 */
final class Tables {
	/** An autoloaded option: a migration asks with every item. */
	public const OPTION = 'pharos_migration_tables';

	private const VERSION = '1';

	/** What was written to an object, see Ledger. */
	public static function ledger(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_migrated';
	}

	/** What was not, or not fully, carried over. */
	public static function losses(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_migration_losses';
	}

	public static function exist(): bool {
		return get_option(self::OPTION) === self::VERSION;
	}

	/** Makes them when they are missing. */
	public static function need(): void {
		if (self::exist()) {
			return;
		}
		global $wpdb;
		$ledger = self::ledger();
		$losses = self::losses();
		$collation = $wpdb->get_charset_collate();
		$wpdb->query(
			"CREATE TABLE IF NOT EXISTS $ledger (
				kind varchar(8) NOT NULL,
				id bigint(20) unsigned NOT NULL,
				type varchar(32) NOT NULL DEFAULT '',
				source varchar(32) NOT NULL,
				time bigint(20) unsigned NOT NULL DEFAULT 0,
				written text,
				replaced longtext,
				PRIMARY KEY  (kind, id),
				KEY source (source, kind, type)
			) $collation",
		);
		$wpdb->query(
			"CREATE TABLE IF NOT EXISTS $losses (
				kind varchar(8) NOT NULL,
				id bigint(20) unsigned NOT NULL DEFAULT 0,
				number int(10) unsigned NOT NULL DEFAULT 0,
				source varchar(32) NOT NULL,
				what varchar(64) NOT NULL,
				field varchar(100) NOT NULL DEFAULT '',
				value text,
				text text,
				PRIMARY KEY  (kind, id, number),
				KEY what (source, what)
			) $collation",
		);
		update_option(self::OPTION, self::VERSION, true);
	}

	public static function drop(): void {
		global $wpdb;
		// First: a process that is killed in between must not leave an option that promises tables.
		delete_option(self::OPTION);
		foreach ([self::losses(), self::ledger()] as $table) {
			$wpdb->query($wpdb->prepare('DROP TABLE IF EXISTS %i', $table));
		}
	}
}
