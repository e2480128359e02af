<?php
/**
 * Queries and deletes the logged URLs.
 */

declare(strict_types=1);

namespace Pharos\NotFound;

use Pharos\Core\Transaction;
use Pharos\Redirects\Chains;
use Pharos\Redirects\PageFinder;
use Pharos\Redirects\Rule;
use Pharos\Redirects\Target;

final class Items {
	/** Columns that lists can be sorted by, by REST name. */
	public const ORDER = ['last' => 'last_time', 'times' => 'times', 'url' => 'url'];

	/** How often a page of the list is read, if it has URLs that exist again. */
	private const ROUNDS = 3;

	/** Maximum number of URLs that are looked up for it. */
	private const LOOKED_UP = 100;

	/** The row of a URL by its ID: rows of the log's own have none for users. */
	private const ONE = 'id = %d AND lookup NOT IN (%s, %s)';

	/**
	 * URLs that exist again, or are redirected, are removed from the log when their page of the list is read.
	 *
	 * @param array{search: string, by: string, page: int, per_page: int, orderby: string, order: string} $query
	 * @return array{items: list<array>, total: int, pages: int, probes: array{times: int, last: string|null}}
	 */
	public static function page(array $query): array {
		if (!Table::exists()) {
			return ['items' => [], 'total' => 0, 'pages' => 0, 'probes' => self::probes()];
		}
		global $wpdb;
		$where = "lookup NOT IN ('" . Log::METER . "', '" . Log::PROBES . "')";
		$values = [Table::name()];
		if ($query['search'] !== '') {
			$where .= ' AND url LIKE %s';
			$values[] = '%' . $wpdb->esc_like($query['search']) . '%';
		}
		$kind = array_search($query['by'], Client::KINDS, true);
		if ($kind !== false) {
			$where .= ' AND client = %d';
			$values[] = $kind;
		}
		$column = self::ORDER[$query['orderby']] ?? 'last_time';
		$direction = $query['order'] === 'asc' ? 'ASC' : 'DESC';
		for ($round = 1; $round <= self::ROUNDS; $round++) {
			$total = (int) $wpdb->get_var(
				$wpdb->prepare("SELECT COUNT(*) FROM %i WHERE $where", $values),
			);
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT * FROM %i WHERE $where ORDER BY $column $direction, id $direction LIMIT %d OFFSET %d",
					[...$values, $query['per_page'], ($query['page'] - 1) * $query['per_page']],
				),
				ARRAY_A,
			);
			$found = self::forget_found($rows);
			if ($found === []) {
				break;
			}
			// URLs of the next page move up; in the last round, the page is shorter.
			$rows = array_values(array_diff_key($rows, $found));
			$total -= count($found);
		}
		$suggestions = Suggestions::for(array_column($rows, 'url', 'id'));
		return [
			'items' => array_map(
				static fn(array $row): array => [
					'id' => (int) $row['id'],
					'url' => $row['url'],
					'times' => (int) $row['times'],
					'last' => self::time($row['last_time']),
					// Earlier versions stored the whole URL.
					'referrer' => Referrer::without_login((string) $row['referrer']),
					'by' => Client::KINDS[(int) $row['client']] ?? 'bot',
					'suggestions' => $suggestions[$row['id']],
				],
				$rows,
			),
			'total' => $total,
			'pages' => (int) ceil($total / $query['per_page']),
			'probes' => self::probes(),
		];
	}

	/**
	 * Deletes the URLs that have a page or a redirect by now.
	 *
	 * @param list<array<string, string>> $rows
	 * @return array<int, array<string, string>> Those of the rows, by index.
	 */
	private static function forget_found(array $rows): array {
		global $wpdb;
		$found = array_filter(array_slice($rows, 0, self::LOOKED_UP), static function (
			array $row,
		): bool {
			$url = Target::encoded(Target::absolute($row['url']));
			return PageFinder::at($url) !== null || Chains::next($url) !== null;
		});
		if ($found !== []) {
			$ids = implode(', ', array_map(intval(...), array_column($found, 'id')));
			$wpdb->query($wpdb->prepare("DELETE FROM %i WHERE id IN ($ids)", [Table::name()]));
		}
		return $found;
	}

	/** Whether the log has a URL with this ID. */
	public static function exists(int $id): bool {
		global $wpdb;
		return Table::exists() &&
			$wpdb->get_var(
				$wpdb->prepare('SELECT id FROM %i WHERE ' . self::ONE, [
					Table::name(),
					$id,
					Log::METER,
					Log::PROBES,
				]),
			) !== null;
	}

	/**
	 * @return bool Whether the URL existed.
	 * @throws \RuntimeException If the database query fails.
	 */
	public static function delete(int $id): bool {
		return self::remove(self::ONE, $id, Log::METER, Log::PROBES) > 0;
	}

	/** Removes a URL that is now redirected from the list. On `pharos_redirect_stored`. */
	public static function redirect_stored(Rule $rule): void {
		global $wpdb;
		if (
			$rule->enabled &&
			$rule->match === 'exact' &&
			!$rule->needs_query() &&
			Table::exists()
		) {
			$wpdb->delete(Table::name(), ['lookup' => md5($rule->address()->path)]);
		}
	}

	/** @return int Number of deleted URLs. @throws \RuntimeException If the database query fails. */
	public static function clear(): int {
		return self::remove('lookup <> %s', Log::METER);
	}

	private static function remove(string $where, mixed ...$values): int {
		global $wpdb;
		if (!Table::exists()) {
			return 0;
		}
		Transaction::write(
			$wpdb->prepare("DELETE FROM %i WHERE $where", Table::name(), ...$values),
		);
		return $wpdb->rows_affected;
	}

	/** @return array{times: int, last: string|null} Count and last time of requests by attackers. */
	private static function probes(): array {
		global $wpdb;
		$row = Table::exists()
			? $wpdb->get_row(
				$wpdb->prepare('SELECT times, last_time FROM %i WHERE lookup = %s', [
					Table::name(),
					Log::PROBES,
				]),
			)
			: null;
		return [
			'times' => (int) ($row->times ?? 0),
			'last' => $row ? self::time($row->last_time) : null,
		];
	}

	private static function time(string $time): string {
		return str_replace(' ', 'T', $time) . 'Z';
	}
}
