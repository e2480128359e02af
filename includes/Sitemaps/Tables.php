<?php
/**
 * The tables of sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\AtomicOptions;

/**
 * Two tables per site, created when sitemaps are first requested. All their data can be regenerated, so a new version replaces the old
 * tables. They are shared by all web servers, without using the options table.
 */
final class Tables {
	/** An autoloaded option: whether the tables exist is known without a query. */
	public const OPTION = 'pharos_sitemap_tables';

	private const VERSION = '1';

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
		return (wp_load_alloptions()[self::OPTION] ?? '') === self::VERSION;
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

	/** Creates missing tables. */
	public static function need(): void {
		if (self::exist() && self::are_found()) {
			return;
		}
		global $wpdb;
		if (!self::exist() && get_option(self::OPTION, '') !== '') {
			self::drop();
		}
		$pages = self::pages();
		$lists = self::lists();
		$collation = $wpdb->get_charset_collate();
		$wpdb->query(
			"CREATE TABLE IF NOT EXISTS $pages (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
				KEY place (series, from_key)
			) $collation",
		);
		$wpdb->query(
			"CREATE TABLE IF NOT EXISTS $lists (
				kind varchar(32) NOT NULL,
				id bigint(20) unsigned NOT NULL DEFAULT 0,
				lastmod varchar(19) NOT NULL DEFAULT '',
				PRIMARY KEY  (kind, id)
			) $collation",
		);
		// The data of an existing table may be outdated.
		Pages::forget();
		Lists::forget();
		AtomicOptions::put(self::OPTION, self::VERSION);
	}

	public static function drop(): void {
		global $wpdb;
		foreach ([self::pages(), self::lists()] as $table) {
			$wpdb->query($wpdb->prepare('DROP TABLE IF EXISTS %i', $table));
		}
		delete_option(self::OPTION);
	}
}
