<?php
/**
 * Lists of all redirects: for the screen, and for exports.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class RuleList {
	/** Columns that lists can be sorted by: each begins an index, except the source. */
	public const ORDER = ['id', 'source', 'status', 'hits', 'last_hit'];

	/** States to filter by; '' is all of them. */
	public const STATES = ['', 'on', 'off', 'dead'];

	/** Seconds for the search of dead targets. */
	private const SEARCH = 8.0;

	/**
	 * A page of the list.
	 *
	 * @param array{search: string, status: int, page: int, per_page: int, orderby: string, order: string, origin?: string, state?: string, import?: int} $query
	 *        `state`: one of STATES; `dead` is a target that visitors can't see.
	 * @return array{items: list<Rule>, total: int, pages: int, incomplete?: true} `incomplete`: there may be more dead targets.
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
		if (($query['origin'] ?? '') !== '') {
			$where[] = 'origin = %s';
			$values[] = $query['origin'];
		}
		if (($query['import'] ?? 0) > 0) {
			Table::complete();
			$where[] = 'import = %d';
			$values[] = $query['import'];
		}
		$state = $query['state'] ?? '';
		if ($state === 'on' || $state === 'off') {
			$where[] = 'enabled = %d';
			$values[] = (int) ($state === 'on');
		}
		[$dead, $is_complete] = $state === 'dead' ? DeadTargets::search(self::SEARCH) : [[], true];
		if ($state === 'dead') {
			$where[] = 'id IN (' . implode(', ', array_fill(0, max(1, count($dead)), '%d')) . ')';
			array_push($values, ...$dead ?: [0]);
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
			? RedirectRepository::where(
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
			...$is_complete ? [] : ['incomplete' => true],
		];
	}

	/** @return \Generator<Rule> All redirects, in batches. */
	public static function each(): \Generator {
		yield from self::batches('1 = 1');
	}

	/** @return \Generator<Rule> All redirects, the most specific first: for formats of web servers, where the first match wins. */
	public static function by_precedence(): \Generator {
		$needing = iterator_to_array(
			self::batches("match_type = 'exact' AND query_mode IN ('exact', 'campaign')"),
			false,
		);
		usort($needing, self::compare(...));
		yield from $needing;
		$ignoring = [];
		foreach (
			self::batches("match_type = 'exact' AND query_mode NOT IN ('exact', 'campaign')")
			as $rule
		) {
			if ($rule->ignore_case) {
				$ignoring[] = $rule;
			} else {
				yield $rule;
			}
		}
		yield from $ignoring;
		$prefixes = iterator_to_array(self::batches("match_type = 'prefix'"), false);
		usort(
			$prefixes,
			static fn(Rule $a, Rule $b): int => strlen($b->address()->path) <=>
			strlen($a->address()->path) ?:
			self::compare($a, $b),
		);
		yield from $prefixes;
		yield from self::batches("match_type = 'pattern'");
	}

	/** The order of redirects of the same path: as Address::keys(). */
	private static function compare(Rule $a, Rule $b): int {
		$rank = static fn(Rule $rule): array => [
			!$rule->needs_query(),
			$rule->ignore_case,
			$rule->query === 'campaign',
		];
		return $rank($a) <=> $rank($b);
	}

	/** @param string $where A condition, prepared. @return \Generator<Rule> */
	private static function batches(string $where): \Generator {
		for ($last = 0; Table::exists(); ) {
			$rules = RedirectRepository::where("$where AND id > %d ORDER BY id LIMIT 500", $last);
			yield from $rules;
			if (count($rules) < 500) {
				return;
			}
			$last = end($rules)->id;
		}
	}
}
