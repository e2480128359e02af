<?php
/**
 * The tables of sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\Table;

/**
 * Two tables per site, created when sitemaps are first requested. They are shared by all web servers, without using the options table.
 */
final class Tables {
	/** An autoloaded option: whether the tables exist is known without a query. */
	public const OPTION = 'pharos_sitemap_tables';

	/** Pages of sitemaps, see Page. */
	public static function pages(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_sitemaps';
	}

	/** Modification times of lists of posts, see Lists. */
	public static function lists(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_sitemap_lists';
	}

	public static function exist(): bool {
		return (int) (wp_load_alloptions()[self::OPTION] ?? 0) > 0;
	}

	/** Whether the tables actually exist: the database may have been replaced by one without them. */
	public static function are_found(): bool {
		global $wpdb;
		$before = $wpdb->suppress_errors();
		$found = $wpdb->query(
			$wpdb->prepare('SELECT 1 FROM %i, %i LIMIT 0', self::pages(), self::lists()),
		);
		$wpdb->suppress_errors($before);
		return $found !== false;
	}

	/** Creates missing tables. @throws \RuntimeException If the database refuses it. */
	public static function need(): void {
		if (!self::exist() || !self::are_found()) {
			self::definition()->restore();
		}
	}

	public static function drop(): void {
		Table::drop(self::pages(), self::lists());
		delete_option(self::OPTION);
	}

	private static function definition(): Table {
		return new Table(self::OPTION, [
			static function (): void {
				Table::create(
					self::pages(),
					"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
					series varchar(80) NOT NULL,
					number int(10) unsigned NOT NULL,
					from_key varchar(64) NOT NULL DEFAULT '',
					to_key varchar(64) NOT NULL DEFAULT '',
					version bigint(20) unsigned NOT NULL DEFAULT 1,
					counted bigint(20) unsigned NOT NULL DEFAULT 0,
					made bigint(20) unsigned NOT NULL DEFAULT 0,
					sign varchar(32) NOT NULL DEFAULT '',
					entries int(10) unsigned NOT NULL DEFAULT 0,
					lastmod varchar(19) NOT NULL DEFAULT '',
					changed varchar(19) NOT NULL DEFAULT '',
					etag varchar(32) NOT NULL DEFAULT '',
					locked bigint(20) unsigned NOT NULL DEFAULT 0,
					content longtext,
					PRIMARY KEY  (id),
					UNIQUE KEY number (series, number),
					KEY place (series, from_key)",
				);
				Table::create(
					self::lists(),
					"kind varchar(32) NOT NULL,
					id bigint(20) unsigned NOT NULL DEFAULT 0,
					lastmod varchar(19) NOT NULL DEFAULT '',
					PRIMARY KEY  (kind, id)",
				);
				// The data of an existing table may be outdated.
				Pages::forget();
				Lists::forget();
			},
		]);
	}
}
