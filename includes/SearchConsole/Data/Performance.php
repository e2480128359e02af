<?php
/**
 * The list of pages with their figures: filtered, sorted and paginated by the database.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

/**
 * @phpstan-type Asked array{search: string, status: string, insight: string, orderby: string, order: string, page: int, per_page: int}
 */
final class Performance {
	/** Position used to sort pages without a position last. */
	public const NO_PLACE = 1_000_000;

	/** Ranges of positions: above the first and up to the second (spec.md, section 4). */
	public const STATUSES = [
		'top_ranked' => [0, 10],
		'on_the_rise' => [10, 20],
		'low_visibility' => [20, self::NO_PLACE - 1],
	];

	/** Maximum number of search results that are listed by id in the query. */
	private const FEW = 1000;

	public const ORDERS = ['clicks', 'impressions', 'position'];

	/**
	 * @param int   $window Id of the window, see Windows.
	 * @param int   $count  Number of pages in the window.
	 * @param Asked $asked
	 * @return array{rows: object[], total: int}
	 */
	public static function find(int $window, int $count, array $asked): array {
		global $wpdb;
		$ids = $asked['search'] === '' ? [] : self::search($asked['search']);
		if ($ids === [] && $asked['search'] !== '') {
			return ['rows' => [], 'total' => 0];
		}
		$are_few = count($ids) <= self::FEW;
		[$where, $is_filtered] = self::where($window, $asked, $are_few ? $ids : []);
		$join =
			$ids === [] || $are_few
				? ''
				: $wpdb->prepare(' INNER JOIN %i s ON s.id = t.page_id', Tables::pages());
		$total = $is_filtered
			? (int) $wpdb->get_var(
				$wpdb->prepare('SELECT COUNT(*) FROM %i t', Tables::totals()) .
					"$join WHERE $where",
			)
			: $count;
		$offset = ($asked['page'] - 1) * $asked['per_page'];
		$length = min($asked['per_page'], $total - $offset);
		if ($length <= 0) {
			return ['rows' => [], 'total' => $total];
		}
		$order = self::order($asked, false);
		// For a large offset, read the index from the other end.
		$is_from_end = $offset > $total / 2;
		$inner = self::order($asked, $is_from_end);
		$limit = $wpdb->prepare(
			'LIMIT %d OFFSET %d',
			$length,
			$is_from_end ? $total - $offset - $length : $offset,
		);
		// Select the ids using only an index, then read the rows.
		$chosen =
			$wpdb->prepare('SELECT t.page_id FROM %i t', Tables::totals()) .
			// Databases would rather sort all rows than skip half of an index.
			($are_few && $ids !== [] ? '' : ' FORCE INDEX (' . self::column($asked) . ')') .
			"$join WHERE $where ORDER BY $inner $limit";
		$pages = implode(', ', array_map('intval', $wpdb->get_col($chosen)) ?: [0]);
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT t.*, p.url, p.title, p.post_id FROM %i t INNER JOIN %i p ON p.id = t.page_id WHERE t.window_id = %d AND t.page_id IN ($pages) ORDER BY $order",
				Tables::totals(),
				Tables::pages(),
				$window,
			),
		);
		return ['rows' => $rows, 'total' => $total];
	}

	/** @return array<string, int> Number of pages for each rule of Rules, by code. */
	public static function insights(int $window): array {
		global $wpdb;
		$counts = array_map(
			static fn(string $code): string => sprintf(
				'SUM(CASE WHEN (flags & %d) > 0 THEN 1 ELSE 0 END) AS %s',
				Rules::flag($code),
				$code,
			),
			Rules::codes(),
		);
		$row = $wpdb->get_row(
			$wpdb->prepare(
				'SELECT ' . implode(', ', $counts) . ' FROM %i WHERE window_id = %d AND flags > 0',
				Tables::totals(),
				$window,
			),
			ARRAY_A,
		);
		return array_map('intval', (array) $row);
	}

	/**
	 * Pages with a text in their URL or title.
	 *
	 * @return list<int> At most one more than FEW.
	 */
	private static function search(string $text): array {
		global $wpdb;
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare('SELECT s.id FROM %i s WHERE ', Tables::pages()) .
					self::has_text($text) .
					' LIMIT ' .
					(self::FEW + 1),
			),
		);
	}

	private static function has_text(string $text): string {
		global $wpdb;
		return $wpdb->prepare('s.words LIKE %s', '%' . $wpdb->esc_like(mb_strtolower($text)) . '%');
	}

	/**
	 * @param list<int> $few Ids of the search results, if they are few.
	 * @return array{string, bool} An SQL condition, and whether it excludes any rows.
	 */
	private static function where(int $window, array $asked, array $few): array {
		global $wpdb;
		$where = [$wpdb->prepare('t.window_id = %d', $window)];
		if (isset(self::STATUSES[$asked['status']])) {
			[$above, $to] = self::STATUSES[$asked['status']];
			// The index for the sort order contains the position in this column.
			$column = self::column($asked) === 'place' ? 'place' : 'position';
			$where[] = $wpdb->prepare("t.$column > %f AND t.$column <= %f", $above, $to);
		}
		if ($asked['insight'] !== '') {
			$where[] = $wpdb->prepare('(t.flags & %d) > 0', Rules::flag($asked['insight']));
		}
		if ($asked['search'] !== '') {
			$where[] =
				$few === []
					? self::has_text($asked['search'])
					: 't.page_id IN (' . implode(', ', $few) . ')';
		}
		return [implode(' AND ', $where), count($where) > 1];
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
