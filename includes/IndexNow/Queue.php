<?php
/**
 * The queue of changes that haven’t been submitted yet.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\Core\Table;

/**
 * A table of each site. A row has an object (`post-12`, `term-5`), whose URL is looked up at submission, or a URL that is gone or
 * redirects; a URL with an object is a former URL of the object. Objects that change during a submission get a new id, so that they are
 * submitted again.
 *
 * @phpstan-type Row array{object: string, url: string}
 */
final class Queue {
	/** The step of the table (Core\Table); autoloaded, because each change reads it. */
	public const OPTION = 'pharos_indexnow_table';

	/** Maximum number of rows; the oldest are deleted. */
	public const MOST = 50_000;

	/** Number of rows of a statement. */
	private const AT_ONCE = 500;

	private const LONGEST = 2048;

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'pharos_indexnow';
	}

	public static function exists(): bool {
		return self::definition()->exists();
	}

	/** Creates it if it’s missing. */
	public static function need(): void {
		self::definition()->need();
	}

	private static function definition(): Table {
		return new Table(self::OPTION, [
			static fn() => Table::create(
				self::table(),
				"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				lookup char(32) NOT NULL,
				object varchar(40) NOT NULL DEFAULT '',
				url text NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY lookup (lookup)",
			),
		]);
	}

	/** @param list<Row> $rows */
	public static function add(array $rows): void {
		global $wpdb;
		self::need();
		$rows = array_filter(
			$rows,
			static fn(array $row): bool => strlen($row['url']) <= self::LONGEST,
		);
		foreach (array_chunk($rows, self::AT_ONCE) as $some) {
			$values = [];
			foreach ($some as $row) {
				$values[] = $wpdb->prepare(
					'(%s, %s, %s)',
					md5("$row[object] $row[url]"),
					$row['object'],
					$row['url'],
				);
			}
			$wpdb->query(
				$wpdb->prepare('REPLACE INTO %i (lookup, object, url) VALUES ', self::table()) .
					implode(', ', $values),
			);
		}
	}

	/** @return list<array{id: int, object: string, url: string}> The oldest rows. */
	public static function first(int $number): array {
		global $wpdb;
		if (!self::exists()) {
			return [];
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare('SELECT id, object, url FROM %i ORDER BY id LIMIT %d', [
				self::table(),
				$number,
			]),
			ARRAY_A,
		);
		return array_map(
			static fn(array $row): array => ['id' => (int) $row['id']] + $row,
			(array) $rows,
		);
	}

	/** @param list<int> $ids */
	public static function delete(array $ids): void {
		global $wpdb;
		foreach (array_chunk($ids, self::AT_ONCE) as $some) {
			$in = implode(', ', array_fill(0, count($some), '%d'));
			$wpdb->query(
				$wpdb->prepare("DELETE FROM %i WHERE id IN ($in)", [self::table(), ...$some]),
			);
		}
	}

	public static function count(): int {
		global $wpdb;
		return self::exists()
			? (int) $wpdb->get_var($wpdb->prepare('SELECT COUNT(*) FROM %i', self::table()))
			: 0;
	}

	/** Deletes the oldest rows above the maximum. */
	public static function prune(): void {
		global $wpdb;
		$last = self::exists()
			? $wpdb->get_var(
				$wpdb->prepare('SELECT id FROM %i ORDER BY id DESC LIMIT 1 OFFSET %d', [
					self::table(),
					self::MOST,
				]),
			)
			: null;
		if ($last !== null) {
			$wpdb->query(
				$wpdb->prepare('DELETE FROM %i WHERE id <= %d', [self::table(), (int) $last]),
			);
		}
	}

	public static function clear(): void {
		global $wpdb;
		if (self::exists()) {
			$wpdb->query($wpdb->prepare('DELETE FROM %i', self::table()));
		}
	}
}
