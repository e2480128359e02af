<?php
/**
 * Posts ordered by date, one page at a time.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

/**
 * Uses WordPress's index of type, status, date and ID. Posts of one type and status (a range) are in order there, so
 * each range is read only as far as the page needs, and the database sorts these few rows instead of all posts.
 */
final class PostsByDate {
	/** Maximum number of rows that are read only to be skipped. */
	private const NEAR = 1000;

	/** @var list<array{type: string, status: string, count: int}>|null The ranges that have posts. */
	private ?array $ranges = null;

	/**
	 * @param list<string> $types      Post types, at least one.
	 * @param list<string> $statuses   At least one.
	 * @param list<string> $conditions Additional conditions, prepared, on the post `p`.
	 * @param bool         $newest     Whether the newest come first.
	 */
	public function __construct(
		private readonly array $types,
		private readonly array $statuses,
		private readonly array $conditions,
		private readonly bool $newest,
	) {}

	/** Returns the number of posts on all pages. */
	public function count(): int {
		return array_sum(array_column($this->ranges(), 'count'));
	}

	/**
	 * Returns any page without reading those before it.
	 *
	 * @return list<int> Ids, in order.
	 */
	public function page(int $offset, int $limit): array {
		$limit = min($limit, $this->count() - $offset);
		if ($limit <= 0) {
			return [];
		}
		$behind = $this->count() - $offset - $limit;
		// Starts from the nearer end.
		$keys =
			$behind >= $offset
				? $this->read($this->newest, $offset, $limit)
				: array_reverse($this->read(!$this->newest, $behind, $limit));
		return array_column($keys, 1);
	}

	/** @return list<array{string, int}> Date and ID, in order. */
	private function read(bool $newest, int $skip, int $limit): array {
		$counts = array_column($this->ranges(), 'count');
		$key = null;
		while ($skip > self::NEAR) {
			$reached = $this->step($newest, $key, self::depth($counts, $skip));
			if ($reached === null) {
				break;
			}
			$passed = $this->between($newest, $key, $reached);
			$key = $reached;
			foreach ($this->ranges() as $i => ['type' => $type, 'status' => $status]) {
				$counts[$i] -= $passed["$type $status"] ?? 0;
			}
			$skip -= array_sum($passed);
		}
		return $this->merge($newest, $key, max(0, $skip), $limit);
	}

	/**
	 * Returns how far each range may be read without passing more than `$skip` rows in all: the rows that short ranges
	 * lack are added to long ones.
	 *
	 * @param list<int> $counts
	 */
	private static function depth(array $counts, int $skip): int {
		sort($counts);
		$ranges = count($counts);
		foreach ($counts as $i => $count) {
			$share = intdiv($skip, $ranges - $i);
			if ($count > $share) {
				return $share;
			}
			$skip -= $count;
		}
		return $skip;
	}

	/**
	 * Returns the first of the rows that are `$depth` deep in their ranges: no range has more than `$depth` rows up to it.
	 *
	 * @param array{string, int}|null $key The row to start from.
	 * @return array{string, int}|null
	 */
	private function step(bool $newest, ?array $key, int $depth): ?array {
		$limit = 'LIMIT 1 OFFSET ' . max(0, $depth - 1);
		return $this->rows($newest, $key, $limit, 'LIMIT 1')[0] ?? null;
	}

	/**
	 * @param array{string, int}|null $key The row to start from.
	 * @return list<array{string, int}>
	 */
	private function merge(bool $newest, ?array $key, int $skip, int $limit): array {
		return $this->rows($newest, $key, 'LIMIT ' . ($skip + $limit), "LIMIT $limit OFFSET $skip");
	}

	/**
	 * @param array{string, int}|null $key   The row to start from.
	 * @param string                  $each  The LIMIT of each range.
	 * @param string                  $limit The LIMIT of all ranges together.
	 * @return list<array{string, int}>
	 */
	private function rows(bool $newest, ?array $key, string $each, string $limit): array {
		global $wpdb;
		$order = $newest ? 'DESC' : 'ASC';
		$behind = $key === null ? [] : [self::side($newest ? '<' : '>', $key, false)];
		$selects = [];
		foreach ($this->ranges() as $i => ['type' => $type, 'status' => $status]) {
			$where = implode(' AND ', [
				$wpdb->prepare('p.post_type = %s AND p.post_status = %s', $type, $status),
				...$behind,
				...$this->conditions,
			]);
			$selects[] = "SELECT post_date, ID FROM (SELECT p.post_date, p.ID FROM $wpdb->posts p WHERE $where ORDER BY p.post_date $order, p.ID $order $each) r$i";
		}
		return $selects === []
			? []
			: array_map(
				static fn(object $row): array => [$row->post_date, (int) $row->ID],
				(array) $wpdb->get_results(
					implode(' UNION ALL ', $selects) .
						" ORDER BY post_date $order, ID $order $limit",
				),
			);
	}

	/** @return list<array{type: string, status: string, count: int}> */
	private function ranges(): array {
		if ($this->ranges === null) {
			$this->ranges = [];
			foreach ($this->counts([]) as $range => $count) {
				[$type, $status] = explode(' ', $range);
				$this->ranges[] = ['type' => $type, 'status' => $status, 'count' => $count];
			}
		}
		return $this->ranges;
	}

	/**
	 * Returns the number of rows in each range after one row, up to another.
	 *
	 * @param array{string, int}|null $from
	 * @param array{string, int}      $to
	 * @return array<string, int>
	 */
	private function between(bool $newest, ?array $from, array $to): array {
		$conditions = [self::side($newest ? '>' : '<', $to, true)];
		if ($from !== null) {
			$conditions[] = self::side($newest ? '<' : '>', $from, false);
		}
		return $this->counts($conditions);
	}

	/**
	 * @param list<string> $conditions
	 * @return array<string, int> By "type status", neither of which has spaces.
	 */
	private function counts(array $conditions): array {
		global $wpdb;
		$where = implode(' AND ', [
			Conditions::in('p.post_type', $this->types),
			Conditions::in('p.post_status', $this->statuses),
			...$conditions,
			...$this->conditions,
		]);
		$rows = $wpdb->get_results(
			"SELECT p.post_type, p.post_status, COUNT(*) AS number FROM $wpdb->posts p WHERE $where GROUP BY p.post_type, p.post_status",
		);
		$counts = [];
		foreach ((array) $rows as $row) {
			$counts["$row->post_type $row->post_status"] = (int) $row->number;
		}
		return $counts;
	}

	/**
	 * Written so that the database uses two parts of the index; it compares row constructors row by row.
	 *
	 * @param '<'|'>'            $side
	 * @param array{string, int} $key
	 * @param bool               $with Whether to include the row itself.
	 */
	private static function side(string $side, array $key, bool $with): string {
		global $wpdb;
		return $wpdb->prepare(
			"(p.post_date $side %s OR (p.post_date = %s AND p.ID $side" .
				($with ? '=' : '') .
				' %d))',
			$key[0],
			$key[0],
			$key[1],
		);
	}
}
