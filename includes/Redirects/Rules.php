<?php
/**
 * The stored redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Database;

final class Rules {
	/** Maximum number of patterns tested for a URL that isn't found. */
	public const MAX_PATTERNS = 500;

	/**
	 * The redirects that may match a URL, the most specific first: exact ones, the longest prefixes, patterns in the order of their
	 * creation. One query, however many redirects there are.
	 *
	 * @return list<Rule>
	 */
	public static function candidates(Address $address, bool $patterns): array {
		if (!Table::exists()) {
			return [];
		}
		global $wpdb;
		$keys = $address->keys();
		$in = implode(', ', array_fill(0, count($keys), '%s'));
		$sql = "SELECT * FROM %i WHERE lookup IN ($in) AND enabled = 1";
		$values = [Table::name(), ...$keys];
		if ($patterns) {
			$sql .=
				" UNION ALL SELECT * FROM (SELECT * FROM %i WHERE match_type = 'pattern' AND enabled = 1 ORDER BY id LIMIT %d) AS patterns";
			array_push($values, Table::name(), self::MAX_PATTERNS);
		}
		$rows = $wpdb->get_results($wpdb->prepare($sql, $values), ARRAY_A) ?? [];
		return self::sorted(array_map(Rule::of_row(...), $rows), $address);
	}

	/**
	 * Sorts the redirects that may match a URL, the most specific first.
	 *
	 * @param Rule[] $rules
	 * @return list<Rule>
	 */
	public static function sorted(array $rules, Address $address): array {
		$rank = array_flip($address->keys());
		$of = static fn(Rule $rule): array => [
			$rule->match === 'pattern' ? INF : $rank[$rule->key()] ?? null,
			$rule->id ?: INF,
		];
		$rules = array_filter($rules, static fn(Rule $rule): bool => $of($rule)[0] !== null);
		usort($rules, static fn(Rule $a, Rule $b): int => $of($a) <=> $of($b));
		return $rules;
	}

	public static function find(int $id): ?Rule {
		return self::one('id = %d', $id);
	}

	/** The stored redirect with the same source, match and query string. */
	public static function same(Rule $rule): ?Rule {
		return self::one('lookup = %s', $rule->key());
	}

	/** @return list<Rule> Enabled redirects whose target is this path of the site, or this object. */
	public static function leading_to(string $target): array {
		return self::where('target_key = %s AND enabled = 1', self::target_key($target));
	}

	/** Whether there are other redirects below a folder of the site, apart from redirects of the folder itself or its parents. */
	public static function others_below(Address $folder, Rule $besides): bool {
		return self::one(
			"match_type <> 'pattern' AND enabled = 1 AND id <> %d AND source LIKE %s",
			$besides->id,
			self::like($folder) . '/%',
		) !== null;
	}

	/** @return list<Rule> Enabled redirects whose target is a path at or below a folder of the site. */
	public static function leading_below(Address $folder): array {
		$path = self::like($folder);
		return self::where(
			"(target LIKE %s OR target LIKE %s OR target LIKE %s OR target LIKE %s)
			AND enabled = 1 AND match_type <> 'pattern' LIMIT 1000",
			...[$path, "$path/%", "$path?%", "$path#%"],
		);
	}

	/** Whether redirects of a URL's path depend on the query string. */
	public static function has_queries(string $url): bool {
		$address = Address::of_site($url, home_url('/'));
		$path = $address === null ? '' : self::like($address);
		return $address !== null &&
			self::one(
				"query_mode = 'exact' AND enabled = 1 AND (source LIKE %s OR source LIKE %s)",
				...["$path?%", "$path/?%"],
			) !== null;
	}

	/** @return int The new id. @throws \RuntimeException If the database query fails. */
	public static function add(Rule $rule): int {
		global $wpdb;
		Table::need();
		self::write(
			'INSERT INTO %i (lookup, source, match_type, query_mode, target, target_key, status, enabled, hits, origin)
			VALUES (%s, %s, %s, %s, %s, %s, %d, %d, %d, %s)',
			Table::name(),
			...self::columns($rule),
			...[$rule->hits, $rule->origin],
		);
		return (int) $wpdb->insert_id;
	}

	/** @throws \RuntimeException If the database query fails. */
	public static function update(Rule $rule): void {
		self::write(
			'UPDATE %i SET lookup = %s, source = %s, match_type = %s, query_mode = %s, target = %s, target_key = %s,
			status = %d, enabled = %d WHERE id = %d',
			Table::name(),
			...self::columns($rule),
			...[$rule->id],
		);
	}

	/** @param int[] $ids @throws \RuntimeException If the database query fails. */
	public static function delete(array $ids): void {
		foreach (array_chunk($ids, 500) as $some) {
			$in = implode(', ', array_fill(0, count($some), '%d'));
			self::write("DELETE FROM %i WHERE id IN ($in)", Table::name(), ...$some);
		}
	}

	public static function count_patterns(): int {
		global $wpdb;
		return Table::exists()
			? (int) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT COUNT(*) FROM %i WHERE match_type = 'pattern'",
					Table::name(),
				),
			)
			: 0;
	}

	/** The lookup key of a target: the normalized path of a target on this site. */
	public static function target_key(string $target): string {
		if ($target === '' || Target::object($target)) {
			return $target === '' ? '' : md5($target);
		}
		$address = Address::of_site(Target::absolute($target), home_url('/'));
		return $address === null ? '' : md5("path:$address->path");
	}

	/** The path of a URL for LIKE, as sources are stored. With it at the beginning, LIKE reads an index. */
	private static function like(Address $address): string {
		global $wpdb;
		return $wpdb->esc_like(rtrim(explode('?', $address->readable(), 2)[0], '/'));
	}

	private static function one(string $where, mixed ...$values): ?Rule {
		return Table::exists() ? self::where("$where LIMIT 1", ...$values)[0] ?? null : null;
	}

	/**
	 * The redirects that meet a condition.
	 *
	 * @param string $where With placeholders for the values.
	 * @return list<Rule>
	 */
	public static function where(string $where, mixed ...$values): array {
		global $wpdb;
		if (!Table::exists()) {
			return [];
		}
		return array_map(
			Rule::of_row(...),
			$wpdb->get_results(
				$wpdb->prepare("SELECT * FROM %i WHERE $where", Table::name(), ...$values),
				ARRAY_A,
			) ?? [],
		);
	}

	/** @return list<mixed> The values to store, without hits, origin and id. */
	private static function columns(Rule $rule): array {
		return [
			$rule->key(),
			$rule->source,
			$rule->match,
			$rule->query,
			$rule->target,
			self::target_key($rule->target),
			$rule->status,
			(int) $rule->enabled,
		];
	}

	private static function write(string $sql, mixed ...$values): void {
		global $wpdb;
		Database::write($wpdb->prepare($sql, ...$values));
	}
}
