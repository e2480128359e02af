<?php
/**
 * The database tables of migrations.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\Table;

/**
 * Two tables per site, created with the first migration: the values written to objects, and the losses. Not stored in
 * meta rows, which front-end pages would load with each post, nor in options: a million posts are a million rows of a
 * few bytes, found by their keys.
 */
final class Tables {
	/** An autoloaded option: a migration reads it for every item. */
	public const OPTION = 'pharos_migration_tables';

	/** The table of values written to objects, see Ledger. */
	public static function ledger(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_migrated';
	}

	/** The table of data that isn't, or is only partially, migrated. */
	public static function losses(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_migration_losses';
	}

	public static function exist(): bool {
		return self::definition()->exists();
	}

	/** Creates them if they don't exist. @throws \RuntimeException If the database refuses it. */
	public static function need(): void {
		self::definition()->need();
	}

	public static function drop(): void {
		// Deleted first: if the process is killed in between, the option must not exist without the tables.
		delete_option(self::OPTION);
		Table::drop(self::losses(), self::ledger());
	}

	private static function definition(): Table {
		return new Table(self::OPTION, [
			static function (): void {
				Table::create(
					self::ledger(),
					"kind varchar(8) NOT NULL,
					id bigint(20) unsigned NOT NULL,
					type varchar(32) NOT NULL DEFAULT '',
					source varchar(32) NOT NULL,
					time bigint(20) unsigned NOT NULL DEFAULT 0,
					written text,
					replaced longtext,
					PRIMARY KEY  (kind, id),
					KEY source (source, kind, type)",
				);
				Table::create(
					self::losses(),
					"kind varchar(8) NOT NULL,
					id bigint(20) unsigned NOT NULL DEFAULT 0,
					number int(10) unsigned NOT NULL DEFAULT 0,
					source varchar(32) NOT NULL,
					what varchar(64) NOT NULL,
					field varchar(100) NOT NULL DEFAULT '',
					value text,
					text text,
					PRIMARY KEY  (kind, id, number),
					KEY what (source, what)",
				);
			},
		]);
	}
}
