<?php
/**
 * The table of redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\AtomicOptions;
use Pharos\Core\Table as CoreTable;
use Pharos\Core\Transaction;

/** One table per site, created with the first redirect. */
final class Table {
	/** An autoloaded option: which redirects exist, for requests that aren't found. If it is missing or NONE, they run no query. */
	public const OPTION = 'pharos_redirects';

	public const NONE = '0';

	/** There are redirects, but no patterns. */
	public const RULES = '1';

	/** There are patterns, too. */
	public const PATTERNS = '2';

	/** After one of these: there are redirects of the home page with a query string (Rule::is_of_home()). */
	public const HOME = 'h';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_redirects';
	}

	public static function exists(): bool {
		return get_option(self::OPTION, null) !== null;
	}

	/** The step of the table (Core\Table): an option that isn't autoloaded. */
	public const STEP = 'pharos_redirects_table';

	/** Columns that earlier versions of the table don't have, and whether they have an index. */
	private const ADDED = [
		'ignore_case' => ['tinyint(1) NOT NULL DEFAULT 0', false],
		'import' => ['bigint(20) unsigned NOT NULL DEFAULT 0', true],
		'replaced' => ['text', false],
		'created' => ['bigint(20) unsigned NOT NULL DEFAULT 0', true],
	];

	/** Creates the table if it's missing, or completes it. @throws \RuntimeException If the database refuses it. */
	public static function need(): void {
		$table = new CoreTable(self::STEP, [self::create(...), self::add_columns(...)], 'off');
		self::exists() ? $table->need() : $table->restore();
		// Another request may have stored the first redirect by now.
		self::exists() || AtomicOptions::put(self::OPTION, self::NONE, replace: false);
	}

	/** Visitors' requests read tables of all versions; what lists redirects needs all columns. @throws \RuntimeException See need(). */
	public static function complete(): void {
		self::exists() && self::need();
	}

	private static function create(): void {
		CoreTable::create(
			self::name(),
			"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lookup char(32) NOT NULL,
			source text NOT NULL,
			match_type varchar(8) NOT NULL DEFAULT 'exact',
			query_mode varchar(8) NOT NULL DEFAULT 'keep',
			target text NOT NULL,
			target_key char(32) NOT NULL DEFAULT '',
			status smallint(5) unsigned NOT NULL DEFAULT 301,
			enabled tinyint(1) NOT NULL DEFAULT 1,
			hits bigint(20) unsigned NOT NULL DEFAULT 0,
			last_hit datetime DEFAULT NULL,
			origin varchar(16) NOT NULL DEFAULT 'manual',
			ignore_case tinyint(1) NOT NULL DEFAULT 0,
			import bigint(20) unsigned NOT NULL DEFAULT 0,
			replaced text,
			created bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY lookup (lookup),
			KEY match_type (match_type),
			KEY source (source(191)),
			KEY target (target(191)),
			KEY target_key (target_key),
			KEY status (status, id),
			KEY hits (hits, id),
			KEY last_hit (last_hit, id),
			KEY import (import, id),
			KEY created (created, id)",
		);
	}

	private static function add_columns(): void {
		global $wpdb;
		$columns = $wpdb->get_col($wpdb->prepare('SHOW COLUMNS FROM %i', self::name()));
		$keys = $wpdb->get_col($wpdb->prepare('SHOW INDEX FROM %i', self::name()), 2);
		$alter = $wpdb->prepare('ALTER TABLE %i ADD ', self::name());
		foreach (self::ADDED as $column => [$definition, $has_index]) {
			in_array($column, $columns, true) ||
				Transaction::write("{$alter}COLUMN $column $definition");
			$has_index &&
				!in_array($column, $keys, true) &&
				Transaction::write("{$alter}KEY $column ($column, id)");
		}
	}

	/**
	 * Waits until no other request saves redirects. First in a transaction, which then reads what they have saved.
	 *
	 * @throws \RuntimeException If the database query fails.
	 */
	public static function lock(): void {
		global $wpdb;
		Transaction::write(
			$wpdb->prepare(
				'UPDATE %i SET option_value = option_value WHERE option_name = %s',
				$wpdb->options,
				self::OPTION,
			),
		);
	}

	/** Updates the option after each change of the table, in one query: other requests may change the table at the same time. */
	public static function note(): void {
		if (!self::exists()) {
			return;
		}
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET option_value = CONCAT(
					CASE
						WHEN EXISTS (SELECT 1 FROM %i WHERE enabled = 1 AND match_type = 'pattern') THEN %s
						WHEN EXISTS (SELECT 1 FROM %i WHERE enabled = 1) THEN %s
						ELSE %s END,
					CASE
						WHEN EXISTS (
							SELECT 1 FROM %i WHERE (source LIKE %s OR source LIKE %s) AND match_type = 'exact'
							AND enabled = 1 AND query_mode IN ('exact', 'campaign')
						) THEN %s
						ELSE '' END
				)
				WHERE option_name = %s",
				$wpdb->options,
				self::name(),
				self::PATTERNS,
				self::name(),
				self::RULES,
				self::NONE,
				self::name(),
				'/?%',
				'/index.php?%',
				self::HOME,
				self::OPTION,
			),
		);
		Transaction::after(self::forget(...));
	}

	/** Deletes the option from WordPress's caches. */
	private static function forget(): void {
		wp_cache_delete_multiple(['alloptions', 'notoptions', self::OPTION], 'options');
	}
}
