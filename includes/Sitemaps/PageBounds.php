<?php
/**
 * Where sitemap pages begin and end.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Core\Transaction;

/** Each change is made if the pages still are as they were read, see Pages. */
final class PageBounds {
	/** Maximum number of rows per INSERT. */
	private const AT_ONCE = 500;

	/** Splits a page at a key: a new page contains the rest. */
	public static function split(Page $page, string $key): bool {
		return self::run(static function () use ($page, $key): bool {
			$last = self::last($page->series);
			return Pages::query(
				'INSERT IGNORE INTO %i (series, number, from_key, to_key, changed) VALUES (%s, %d, %s, %s, %s)',
				Tables::pages(),
				$page->series,
				$last + 1,
				$key,
				$page->to,
				Pages::now(),
			) === 1 && self::end($page, $key);
		});
	}

	/**
	 * Splits the last page of a series at several keys, and marks the new last page as not too long.
	 *
	 * @param list<string> $keys   Sorted keys; empty to only mark it.
	 * @param bool         $is_end Whether no more entries are known to follow.
	 */
	public static function divide(Page $page, array $keys, bool $is_end): bool {
		return self::run(static function () use ($page, $keys, $is_end): bool {
			global $wpdb;
			$number = self::last($page->series);
			$rows = [];
			foreach ($keys as $i => $key) {
				$rows[] = $wpdb->prepare(
					'(%s, %d, %s, %s, %s)',
					$page->series,
					++$number,
					$key,
					$keys[$i + 1] ?? '',
					Pages::now(),
				);
			}
			$done = self::end($page, $keys[0] ?? '');
			foreach (array_chunk($rows, self::AT_ONCE) as $chunk) {
				$done =
					$done &&
					Pages::query(
						'INSERT IGNORE INTO %i (series, number, from_key, to_key, changed) VALUES ' .
							implode(', ', $chunk),
						Tables::pages(),
					) === count($chunk);
			}
			$done &&
				$is_end &&
				Pages::query(
					"UPDATE %i SET sign = %s WHERE series = %s AND to_key = '' AND counted = 0",
					Tables::pages(),
					Page::SURVEYED,
					$page->series,
				);
			return $done;
		});
	}

	/** Joins a page and the following one. */
	public static function join(Page $page, Page $next): bool {
		$done = self::run(
			static fn(): bool => Pages::query(
				'DELETE FROM %i WHERE id = %d AND from_key = %s AND to_key = %s AND version = %d',
				Tables::pages(),
				$next->id,
				$next->from,
				$next->to,
				$next->version,
			) === 1 && self::end($page, $next->to),
		);
		if ($done) {
			Pages::query(
				'DELETE FROM %i WHERE series = %s AND number = %d',
				Tables::pages(),
				Series::videos($next->series),
				$next->number,
			);
		}
		return $done;
	}

	/** @return bool Whether the writes were all done; otherwise none is. */
	private static function run(\Closure $write): bool {
		try {
			return Transaction::run($write);
		} catch (\RuntimeException) {
			return false;
		}
	}

	/** The highest number of a page in a series. */
	private static function last(string $series): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT MAX(number) FROM %i WHERE series = %s',
				Tables::pages(),
				$series,
			),
		);
	}

	/** Lets a page end at a key. @return bool Whether it was still as it was read. */
	private static function end(Page $page, string $key): bool {
		return Pages::query(
			'UPDATE %i SET to_key = %s, version = version + 1 WHERE id = %d AND from_key = %s AND to_key = %s',
			Tables::pages(),
			$key,
			$page->id,
			$page->from,
			$page->to,
		) === 1;
	}
}
