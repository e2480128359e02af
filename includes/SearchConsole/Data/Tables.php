<?php
/**
 * The tables of Search Console data.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Table;

/** Five tables per property, created by the first fetch. Data is kept longer than in Google's Search Console. */
final class Tables {
	/**
	 * An autoloaded option of sites that have the tables: on other sites, saving a post runs no query. The step (Core\Table), and the number of the
	 * selected property (see Properties), unless it is 1: "1:2".
	 */
	public const OPTION = 'pharos_search_tables';

	/** The number of the property that with() holds. */
	private static ?int $held = null;

	/** The number of the property whose tables these are: that of the selected one, outside of with(). */
	public static function number(): int {
		return self::$held ?? (int) (explode(':', self::option())[1] ?? 1);
	}

	/**
	 * Runs a function that stays with the tables and the state of a property, even if a user selects another one in the meantime.
	 *
	 * @template Value
	 * @param \Closure(): Value $run
	 * @return Value
	 */
	public static function with(int $number, \Closure $run): mixed {
		[$before, self::$held] = [self::$held, $number];
		try {
			return $run();
		} finally {
			self::$held = $before;
		}
	}

	/** Days of the property. A day has a row once Google has reported it, even without clicks. */
	public static function days(): string {
		return self::name('days');
	}

	/** URLs that appeared in search results, and their posts. */
	public static function pages(): string {
		return self::name('pages');
	}

	/** Figures of pages by day. */
	public static function page_days(): string {
		return self::name('page_days');
	}

	/** Recent search queries of pages. */
	public static function queries(): string {
		return self::name('queries');
	}

	/** Sums of each page in a window and in the one before, for sorting lists. */
	public static function totals(): string {
		return self::name('totals');
	}

	/** @return list<string> Those of all properties. */
	public static function all(): array {
		$tables = [];
		foreach (array_unique([1, ...array_keys(Properties::all())]) as $number) {
			array_push($tables, ...self::names($number));
		}
		return $tables;
	}

	/** Whether the selected property has them. */
	public static function exist(): bool {
		return (int) self::option() > 0;
	}

	/** Creates missing tables. */
	public static function need(): void {
		if (!self::exist()) {
			self::select(self::number());
		}
	}

	/** Selects the tables of a property, which are created if they are missing. */
	public static function select(int $number): void {
		$create = static function () use ($number): void {
			foreach (self::with($number, self::columns(...)) as $table => $columns) {
				Table::create($table, $columns);
			}
		};
		(new Table(self::OPTION, [$create]))->restore($number > 1 ? ":$number" : '');
	}

	/** Deletes the tables of a property. */
	public static function drop(int $number): void {
		Table::drop(...self::names($number));
	}

	/** Deletes all data of all properties, and scheduled events. */
	public static function clear(): void {
		Job::event()->unschedule();
		OnDemand::clear();
		Properties::clear();
		delete_option(self::OPTION);
	}

	/** @return list<string> */
	private static function names(int $number): array {
		return array_keys(self::with($number, self::columns(...)));
	}

	private static function option(): string {
		return (string) (wp_load_alloptions()[self::OPTION] ?? '');
	}

	/** @return array<string, string> Column definitions by table. */
	private static function columns(): array {
		$figures = "clicks int(10) unsigned NOT NULL DEFAULT 0,
			impressions int(10) unsigned NOT NULL DEFAULT 0,
			weight bigint(20) unsigned NOT NULL DEFAULT 0";
		// Each index contains the sort column and the filter columns, so that only the rows of the current page are read.
		$filters = 'page_id, position, flags';
		return [
			self::days() => "date date NOT NULL,
				$figures,
				pages_at bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (date)",
			// `words` is in lowercase: searching bytes takes a quarter of the time of searching characters.
			self::pages() => "id int(10) unsigned NOT NULL AUTO_INCREMENT,
				hash varchar(32) NOT NULL,
				url text NOT NULL,
				title varchar(255) NOT NULL DEFAULT '',
				words blob NOT NULL,
				post_id bigint(20) unsigned NOT NULL DEFAULT 0,
				state tinyint(3) unsigned NOT NULL DEFAULT 0,
				checked bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY hash (hash),
				KEY post_id (post_id)",
			// The key begins with the day: days are replaced as a whole, and windows are ranges of days.
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
		$number = self::number();
		return "{$wpdb->prefix}pharos_search_" . ($number > 1 ? "{$number}_" : '') . $table;
	}
}
