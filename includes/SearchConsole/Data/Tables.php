<?php
/**
 * Where the figures of Search Console are kept.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Database;
use Pharos\SearchConsole\Row;

/** Five tables of each site, created by the first fetch. What they hold grows older than Google keeps it. */
final class Tables {
	/** An autoloaded option of sites that have the tables: saving a post costs the others no query. */
	private const OPTION = 'pharos_search_tables';

	private const VERSION = '1';

	/** Each day of the property. A day is there as soon as Google has told of it, also without any clicks. */
	public static function days(): string {
		return self::name('days');
	}

	/** URLs that were shown in search results, and the posts behind them. */
	public static function pages(): string {
		return self::name('pages');
	}

	/** What a page had on a day. */
	public static function page_days(): string {
		return self::name('page_days');
	}

	/** The queries that pages were found by lately. */
	public static function queries(): string {
		return self::name('queries');
	}

	/** What each page had in a window and in the one before: what lists are sorted by. */
	public static function totals(): string {
		return self::name('totals');
	}

	/** @return list<string> */
	public static function all(): array {
		return [self::days(), self::pages(), self::page_days(), self::queries(), self::totals()];
	}

	public static function exist(): bool {
		return (wp_load_alloptions()[self::OPTION] ?? '') === self::VERSION;
	}

	/** Creates those that are missing. */
	public static function need(): void {
		if (self::exist()) {
			return;
		}
		global $wpdb;
		$collation = $wpdb->get_charset_collate();
		foreach (self::columns() as $table => $columns) {
			Database::write("CREATE TABLE IF NOT EXISTS $table ($columns) $collation");
		}
		update_option(self::OPTION, self::VERSION, true);
	}

	/** Nothing is kept, and nothing is planned. */
	public static function clear(): void {
		global $wpdb;
		Job::unschedule();
		foreach (self::all() as $table) {
			Database::write($wpdb->prepare('DROP TABLE IF EXISTS %i', $table));
		}
		delete_option(self::OPTION);
		Row::remove(State::OPTION);
	}

	/** @return array<string, string> By table. */
	private static function columns(): array {
		$figures = "clicks int(10) unsigned NOT NULL DEFAULT 0,
			impressions int(10) unsigned NOT NULL DEFAULT 0,
			weight bigint(20) unsigned NOT NULL DEFAULT 0";
		// What sorting by a column reads, with what filters look at: a page of the list needs no rows but its own.
		$filters = 'page_id, position, flags';
		return [
			self::days() => "date date NOT NULL,
				$figures,
				pages_at bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (date)",
			// Words are in small letters: comparing bytes takes half as long.
			self::pages() => "id int(10) unsigned NOT NULL AUTO_INCREMENT,
				hash varchar(32) NOT NULL,
				url text NOT NULL,
				title varchar(255) NOT NULL DEFAULT '',
				words text CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				state tinyint(3) unsigned NOT NULL DEFAULT 0,
				checked bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY hash (hash),
				KEY post_id (post_id)",
			// By day first: a day is replaced as a whole, and windows are ranges of days.
			self::page_days() => "date date NOT NULL,
				page_id int(10) unsigned NOT NULL,
				$figures,
				PRIMARY KEY  (date, page_id)",
			self::queries() => "page_id int(10) unsigned NOT NULL,
				hash varchar(32) NOT NULL,
				query varchar(255) NOT NULL,
				$figures,
				PRIMARY KEY  (page_id, hash),
				KEY hash (hash)",
			self::totals() => "window_id int(10) unsigned NOT NULL,
				page_id int(10) unsigned NOT NULL,
				$figures,
				before_clicks int(10) unsigned NOT NULL DEFAULT 0,
				before_impressions int(10) unsigned NOT NULL DEFAULT 0,
				before_weight bigint(20) unsigned NOT NULL DEFAULT 0,
				position double NOT NULL DEFAULT 0,
				place double NOT NULL DEFAULT 0,
				flags tinyint(3) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (window_id, page_id),
				KEY clicks (window_id, clicks, impressions, $filters),
				KEY impressions (window_id, impressions, clicks, $filters),
				KEY position (window_id, position, page_id, flags),
				KEY place (window_id, place, $filters)",
		];
	}

	private static function name(string $table): string {
		global $wpdb;
		return "{$wpdb->prefix}pharos_search_$table";
	}
}
