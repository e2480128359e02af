<?php
/**
 * The database tables of the history of SEO fields.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Table as CoreTable;
use Pharos\Core\Transaction;

/** Made with the first change. Front-end pages never query them, and their option isn’t autoloaded. */
final class Table {
	public const OPTION = 'pharos_seo_history';

	/** The entries. */
	public static function entries(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_seo_history';
	}

	/** What they have changed, one row for each object. */
	public static function changes(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_seo_changes';
	}

	public static function exists(): bool {
		return self::definition()->exists();
	}

	/** Creates the tables if they don’t exist. @throws \RuntimeException If the database refuses it. */
	public static function need(): void {
		self::definition()->need();
	}

	/** @param string $sql Prepared. @throws \RuntimeException If the database refuses it. */
	public static function write(string $sql): void {
		try {
			Transaction::write($sql);
		} catch (\RuntimeException $error) {
			// The tables may no longer exist, for example on a copy of the site: the next change creates them.
			Transaction::after(static fn() => delete_option(self::OPTION));
			throw $error;
		}
	}

	private static function definition(): CoreTable {
		return new CoreTable(
			self::OPTION,
			[
				static function (): void {
					CoreTable::create(
						self::entries(),
						"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
						token varchar(64) NOT NULL DEFAULT '',
						time bigint(20) unsigned NOT NULL DEFAULT 0,
						user bigint(20) unsigned NOT NULL DEFAULT 0,
						via varchar(16) NOT NULL DEFAULT '',
						name varchar(200) NOT NULL DEFAULT '',
						application varchar(200) NOT NULL DEFAULT '',
						bytes bigint(20) unsigned NOT NULL DEFAULT 0,
						PRIMARY KEY  (id),
						UNIQUE KEY token (token)",
					);
					// state: 0 changed, 1 restored, 2 kept by an undo, with a note about why.
					CoreTable::create(
						self::changes(),
						"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
						entry_id bigint(20) unsigned NOT NULL DEFAULT 0,
						kind varchar(8) NOT NULL DEFAULT '',
						object_id bigint(20) unsigned NOT NULL DEFAULT 0,
						state tinyint(1) unsigned NOT NULL DEFAULT 0,
						changes longtext,
						note text,
						PRIMARY KEY  (id),
						UNIQUE KEY object (entry_id, kind, object_id),
						KEY state (entry_id, state)",
					);
				},
				static fn() => CoreTable::add_columns(self::entries(), [
					'application' => "varchar(200) NOT NULL DEFAULT ''",
				]),
			],
			'off',
		);
	}
}
