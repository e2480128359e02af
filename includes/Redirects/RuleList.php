<?php
/**
 * Lists of all redirects: for the screen, and for exports.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class RuleList {
	/** Columns that lists can be sorted by: each begins an index, except the source. */
	public const ORDER = ['id', 'source', 'status', 'hits', 'last_hit'];

	/**
	 * A page of the list.
	 *
	 * @param array{search: string, status: int, page: int, per_page: int, orderby: string, order: string} $query
	 * @return array{items: list<Rule>, total: int, pages: int}
	 */
	public static function page(array $query): array {
		global $wpdb;
		if (!Table::exists()) {
			return ['items' => [], 'total' => 0, 'pages' => 0];
		}
		$where = ['1 = 1'];
		$values = [Table::name()];
		if ($query['search'] !== '') {
			$where[] = '(source LIKE %s OR target LIKE %s)';
			$like = '%' . $wpdb->esc_like($query['search']) . '%';
			array_push($values, $like, $like);
		}
		if ($query['status'] !== 0) {
			$where[] = 'status = %d';
			$values[] = $query['status'];
		}
		$sql = 'FROM %i WHERE ' . implode(' AND ', $where);
		$total = (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) $sql", $values));
		$direction = $query['order'] === 'asc' ? 'ASC' : 'DESC';
		$orderby = in_array($query['orderby'], self::ORDER, true) ? $query['orderby'] : 'id';
		// Select the ids first: sorting then reads an index, not whole rows.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT id $sql ORDER BY $orderby $direction, id $direction LIMIT %d OFFSET %d",
				[...$values, $query['per_page'], ($query['page'] - 1) * $query['per_page']],
			),
		);
		$items = $ids
			? Rules::where(
				'id IN (' . implode(', ', array_fill(0, count($ids), '%d')) . ')',
				...array_map('intval', $ids),
			)
			: [];
		$place = array_flip(array_map('intval', $ids));
		usort($items, static fn(Rule $a, Rule $b): int => $place[$a->id] <=> $place[$b->id]);
		return [
			'items' => $items,
			'total' => $total,
			'pages' => (int) ceil($total / $query['per_page']),
		];
	}

	/** @return \Generator<Rule> All redirects, in batches. */
	public static function each(): \Generator {
		yield from self::batches('1 = 1');
	}

	/** @return \Generator<Rule> All redirects, the most specific first: for formats of web servers, where the first match wins. */
	public static function by_precedence(): \Generator {
		yield from self::batches("match_type = 'exact' AND query_mode IN ('exact', 'campaign')");
		yield from self::batches(
			"match_type = 'exact' AND query_mode NOT IN ('exact', 'campaign')",
		);
		$prefixes = iterator_to_array(self::batches("match_type = 'prefix'"), false);
		usort(
			$prefixes,
			static fn(Rule $a, Rule $b): int => strlen($b->address()->path) <=>
				strlen($a->address()->path),
		);
		yield from $prefixes;
		yield from self::batches("match_type = 'pattern'");
	}

	/** @param string $where A condition, prepared. @return \Generator<Rule> */
	private static function batches(string $where): \Generator {
		for ($last = 0; Table::exists(); ) {
			$rules = Rules::where("$where AND id > %d ORDER BY id LIMIT 500", $last);
			yield from $rules;
			if (count($rules) < 500) {
				return;
			}
			$last = end($rules)->id;
		}
	}
}
