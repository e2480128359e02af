<?php
/**
 * The list of pages with their figures: filtered, sorted and paginated by the database.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Utf8;

/**
 * @phpstan-type Asked array{search: string, status: string, insight: string, orderby: string, order: string, page: int, per_page: int}
 */
final class Performance {
	/** Position used to sort pages without a position last. */
	public const NO_PLACE = 1_000_000;

	/** Ranges of positions: above the first and up to the second. */
	public const STATUSES = [
		'top_ranked' => [0, 10],
		'on_the_rise' => [10, 20],
		'low_visibility' => [20, self::NO_PLACE - 1],
	];

	/** Number of rows that are read by an index in the time of searching all pages. */
	private const CHEAP = 15_000;

	public const ORDERS = ['clicks', 'impressions', 'position'];

	/**
	 * @param int   $window Id of the window, see Windows.
	 * @param int   $count  Number of pages in the window.
	 * @param Asked $asked
	 * @return array{rows: object[], total: int}
	 */
	public static function find(int $window, int $count, array $asked): array {
		$filters = self::filters($asked);
		$total = self::count($window, $count, $asked['search'], $filters);
		$offset = ($asked['page'] - 1) * $asked['per_page'];
		$length = min($asked['per_page'], $total - $offset);
		if ($length <= 0) {
			return ['rows' => [], 'total' => $total];
		}
		// For a large offset, the index is read from the other end.
		$is_from_end = $offset > $total / 2;
		$skipped = $is_from_end ? $total - $offset - $length : $offset;
		$read = (int) (($skipped + $length) * ($count / $total));
		$is_rare = $asked['search'] !== '' && $read > self::CHEAP + $total * 0.7;
		return [
			'rows' => self::rows(
				$window,
				$is_rare
					? self::ids_of_found($window, $asked, $filters, $length, $offset)
					: self::ids_by_index(
						$window,
						$asked,
						$filters,
						$is_from_end,
						$length,
						$skipped,
					),
				self::order($asked, false),
			),
			'total' => $total,
		];
	}

	/** @param string $filters See filters(). */
	private static function count(int $window, int $count, string $search, string $filters): int {
		global $wpdb;
		if ($search === '') {
			return $filters === ''
				? $count
				: (int) $wpdb->get_var(
					$wpdb->prepare(
						"SELECT COUNT(*) FROM %i t WHERE t.window_id = %d$filters",
						Tables::totals(),
						$window,
					),
				);
		}
		$pages = Tables::pages();
		// If as many pages have sums as there are ids, all pages have: their sums needn't be looked up.
		$is_whole =
			$filters === '' &&
			(int) $wpdb->get_var($wpdb->prepare('SELECT MAX(id) FROM %i', $pages)) === $count;
		return (int) $wpdb->get_var(
			$is_whole
				? $wpdb->prepare('SELECT COUNT(*) FROM %i s WHERE ', $pages) .
					self::has_text($search)
				: 'SELECT COUNT(t.page_id)' . self::found($window, $search, $filters),
		);
	}

	/**
	 * All search results and their sums, if they are in the window. A LEFT JOIN, so that the database searches the pages once instead of
	 * looking up the page of each sum.
	 */
	private static function found(int $window, string $search, string $filters): string {
		global $wpdb;
		return $wpdb->prepare(
			" FROM %i s LEFT JOIN %i t ON t.window_id = %d AND t.page_id = s.id$filters WHERE ",
			Tables::pages(),
			Tables::totals(),
			$window,
		) . self::has_text($search);
	}

	/** @return string[] Ids of a part of the list: searches all pages and sorts the results. */
	private static function ids_of_found(
		int $window,
		array $asked,
		string $filters,
		int $length,
		int $offset,
	): array {
		global $wpdb;
		$order = self::order($asked, false);
		return $wpdb->get_col(
			'SELECT t.page_id' .
				self::found($window, $asked['search'], $filters) .
				" ORDER BY t.page_id IS NULL, $order " .
				$wpdb->prepare('LIMIT %d OFFSET %d', $length, $offset),
		);
	}

	/** @return string[] Ids of a part of the list: reads the index of its order, until enough pages are found. */
	private static function ids_by_index(
		int $window,
		array $asked,
		string $filters,
		bool $is_reversed,
		int $length,
		int $skipped,
	): array {
		global $wpdb;
		$column = self::column($asked);
		$order = self::order($asked, $is_reversed);
		$join =
			$asked['search'] === ''
				? ''
				: $wpdb->prepare(' INNER JOIN %i s ON s.id = t.page_id', Tables::pages());
		$has_text = $asked['search'] === '' ? '' : ' AND ' . self::has_text($asked['search']);
		return $wpdb->get_col(
			// Databases would rather sort all rows than skip half of an index.
			$wpdb->prepare(
				"SELECT t.page_id FROM %i t FORCE INDEX ($column)$join WHERE t.window_id = %d$filters",
				Tables::totals(),
				$window,
			) .
				"$has_text ORDER BY $order " .
				$wpdb->prepare('LIMIT %d OFFSET %d', $length, $skipped),
		);
	}

	/**
	 * @param string[] $ids
	 * @return object[]
	 */
	private static function rows(int $window, array $ids, string $order): array {
		global $wpdb;
		$pages = implode(', ', array_map('intval', $ids) ?: [0]);
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT t.*, p.url, p.title, p.post_id FROM %i t INNER JOIN %i p ON p.id = t.page_id WHERE t.window_id = %d AND t.page_id IN ($pages) ORDER BY $order",
				Tables::totals(),
				Tables::pages(),
				$window,
			),
		);
	}

	private static function has_text(string $text): string {
		global $wpdb;
		// Not LIKE: SQLite doesn't compare bytes with it.
		return $wpdb->prepare('INSTR(s.words, %s) > 0', Utf8::lower($text));
	}

	/** Conditions for the sums, each after an AND; '' for all. */
	private static function filters(array $asked): string {
		global $wpdb;
		$filters = '';
		if (isset(self::STATUSES[$asked['status']])) {
			[$above, $to] = self::STATUSES[$asked['status']];
			// The index for the sort order contains the position in this column.
			$column = self::column($asked) === 'place' ? 'place' : 'position';
			$filters .= $wpdb->prepare(" AND t.$column > %f AND t.$column <= %f", $above, $to);
		}
		if ($asked['insight'] !== '') {
			$filters .= $wpdb->prepare(' AND (t.flags & %d) > 0', Rules::flag($asked['insight']));
		}
		return $filters;
	}

	private static function column(array $asked): string {
		return $asked['orderby'] === 'position' && $asked['order'] === 'asc'
			? 'place'
			: $asked['orderby'];
	}

	/** In the order of an index; pages without a position are last in both directions. */
	private static function order(array $asked, bool $is_reversed): string {
		$direction = ($asked['order'] === 'asc') !== $is_reversed ? 'ASC' : 'DESC';
		$columns = match (self::column($asked)) {
			'clicks' => ['clicks', 'impressions', 'page_id'],
			'impressions' => ['impressions', 'clicks', 'page_id'],
			'position' => ['position', 'page_id'],
			'place' => ['place', 'page_id'],
		};
		return implode(
			', ',
			array_map(static fn(string $column): string => "t.$column $direction", $columns),
		);
	}
}
