<?php
/**
 * Stores the rows of sitemap pages.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

/**
 * Queries only; Ranges and PageGenerator use them. PageBounds has those that change which URLs a page has, PageLock the lock. A row is only changed if it still is as it was read, so that of several web servers one succeeds
 * and the others read it again.
 */
final class Pages {
	private const FACTS = 'id, series, number, from_key, to_key, version, counted, made, sign, entries, lastmod, changed, etag';

	/** @return array<string, list<Page>> All pages without their content, by series, in the order of their numbers. */
	public static function all(): array {
		global $wpdb;
		$pages = [];
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT ' . self::FACTS . ' FROM %i ORDER BY series, number',
				Tables::pages(),
			),
		);
		foreach ((array) $rows as $row) {
			$pages[$row->series][] = self::page($row);
		}
		return $pages;
	}

	public static function find(string $series, int $number, bool $with_content = true): ?Page {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT ' .
					self::FACTS .
					($with_content ? ', content' : '') .
					' FROM %i WHERE series = %s AND number = %d',
				Tables::pages(),
				$series,
				$number,
			),
		);
		return $row ? self::page($row) : null;
	}

	/** The first page, in the order of keys, that begins at or after a key. */
	public static function from(string $series, string $key): ?Page {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT ' .
					self::FACTS .
					' FROM %i WHERE series = %s AND from_key >= %s ORDER BY from_key, id LIMIT 1',
				Tables::pages(),
				$series,
				$key,
			),
		);
		return $row ? self::page($row) : null;
	}

	/** The number of the page that contains a key. */
	public static function holding(string $series, string $key): ?int {
		global $wpdb;
		$number = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT number FROM %i WHERE series = %s AND from_key <= %s AND (to_key = '' OR to_key > %s) ORDER BY number LIMIT 1",
				Tables::pages(),
				$series,
				$key,
				$key,
			),
		);
		return $number === null ? null : (int) $number;
	}

	/** Creates the first page of a series with all its keys, unless one exists. */
	public static function begin(string $series): void {
		self::query(
			'INSERT IGNORE INTO %i (series, number, changed) SELECT %s, 1, %s FROM (SELECT 1 AS one) AS one WHERE NOT EXISTS (SELECT 1 FROM %i AS p WHERE p.series = %s)',
			Tables::pages(),
			$series,
			self::now(),
			Tables::pages(),
			$series,
		);
	}

	/** Stores the count of a page; if the page has changed since, the next request counts it again. */
	public static function counted(Page $page, string $sign, int $entries, string $lastmod): void {
		// Content generated under other rules, or before the last change, is outdated.
		self::query(
			'UPDATE %i SET made = CASE WHEN sign = %s THEN made ELSE 0 END, counted = %d, sign = %s, entries = %d, lastmod = %s WHERE id = %d AND from_key = %s AND to_key = %s',
			Tables::pages(),
			$sign,
			$page->version,
			$sign,
			$entries,
			$lastmod,
			$page->id,
			$page->from,
			$page->to,
		);
	}

	/** Stores the content of a page and releases its lock. */
	public static function store(
		Page $page,
		string $sign,
		Document $document,
		string $content,
	): void {
		self::take(
			$page->version,
			$sign,
			$document,
			$content,
			'id = %d AND from_key = %s AND to_key = %s',
			$page->id,
			$page->from,
			$page->to,
		);
	}

	/**
	 * Stores a document that is generated together with a page and has its number, such as its video sitemap.
	 *
	 * @param string $series Series of the document.
	 */
	public static function made_with(
		Page $page,
		string $series,
		string $sign,
		Document $document,
		string $content,
	): void {
		self::query(
			'INSERT IGNORE INTO %i (series, number, changed) VALUES (%s, %d, %s)',
			Tables::pages(),
			$series,
			$page->number,
			self::now(),
		);
		$where = 'series = %s AND number = %d';
		self::query(
			"UPDATE %i SET version = %d WHERE $where",
			Tables::pages(),
			$page->version,
			$series,
			$page->number,
		);
		self::take($page->version, $sign, $document, $content, $where, $series, $page->number);
	}

	private static function take(
		int $version,
		string $sign,
		Document $document,
		string $content,
		string $where,
		string|int ...$values,
	): void {
		self::query(
			"UPDATE %i SET counted = %d, made = %d, sign = %s, entries = %d, lastmod = %s, changed = CASE WHEN etag = %s THEN changed ELSE %s END, etag = %s, content = %s, locked = 0 WHERE $where",
			Tables::pages(),
			$version,
			$version,
			$sign,
			$document->entries,
			$document->lastmod,
			$document->etag,
			self::now(),
			$document->etag,
			$content,
			...$values,
		);
	}

	/**
	 * Stores the counts of several pages at once, see counted().
	 *
	 * @param list<Page>                $pages  The pages as they were read.
	 * @param array<int, array{int, string}> $counts Entries and lastmod by page id.
	 */
	public static function counted_all(array $pages, string $sign, array $counts): void {
		global $wpdb;
		[$versions, $entries, $times, $same] = ['', '', '', []];
		foreach ($pages as $page) {
			[$count, $lastmod] = $counts[$page->id];
			$versions .= $wpdb->prepare(' WHEN %d THEN %d', $page->id, $page->version);
			$entries .= $wpdb->prepare(' WHEN %d THEN %d', $page->id, $count);
			$times .= $wpdb->prepare(' WHEN %d THEN %s', $page->id, $lastmod);
			$same[] = $wpdb->prepare(
				'(id = %d AND from_key = %s AND to_key = %s)',
				$page->id,
				$page->from,
				$page->to,
			);
		}
		self::query(
			"UPDATE %i SET made = CASE WHEN sign = %s THEN made ELSE 0 END, sign = %s, counted = CASE id$versions ELSE counted END, entries = CASE id$entries ELSE entries END, lastmod = CASE id$times ELSE lastmod END WHERE " .
				implode(' OR ', $same),
			Tables::pages(),
			$sign,
			$sign,
		);
	}

	/** Invalidates all pages. */
	public static function forget(): void {
		self::query('UPDATE %i SET version = version + 1', Tables::pages());
	}

	public static function now(): string {
		return gmdate('Y-m-d H:i:s');
	}

	/** Runs a query of this table's classes. @return int The number of changed rows. */
	public static function query(string $query, string|int ...$values): int {
		global $wpdb;
		return (int) $wpdb->query($values === [] ? $query : $wpdb->prepare($query, ...$values));
	}

	private static function page(object $row): Page {
		return new Page(
			(int) $row->id,
			$row->series,
			(int) $row->number,
			$row->from_key,
			$row->to_key,
			(int) $row->version,
			(int) $row->counted,
			(int) $row->made,
			$row->sign,
			(int) $row->entries,
			$row->lastmod,
			$row->changed,
			$row->etag,
			isset($row->content) ? (string) $row->content : null,
		);
	}
}
