<?php
/**
 * The stored redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Transaction;

final class RedirectRepository {
	/** Maximum number of patterns tested for a URL that isn't found. */
	public const MAX_PATTERNS = 500;

	/** The redirects of a dry run; null outside of one. */
	private static ?DryRun $rehearsal = null;

	/**
	 * Runs what stores redirects without writing any: those that it adds and changes are held in memory, and found like stored ones.
	 *
	 * @template T
	 * @param \Closure(): T $run
	 * @return T
	 */
	public static function rehearse(\Closure $run): mixed {
		self::$rehearsal = new DryRun();
		try {
			return $run();
		} finally {
			self::$rehearsal = null;
		}
	}

	/**
	 * The redirects that may match a URL, the most specific first: exact ones, the longest prefixes, patterns in the order of their
	 * creation. One query, however many redirects there are.
	 *
	 * @return list<Rule>
	 */
	public static function candidates(Address $address, bool $patterns): array {
		$keys = array_keys($address->keys());
		$stored = Table::exists() ? self::stored_candidates($keys, $patterns) : [];
		return self::sorted(
			self::$rehearsal?->candidates($stored, $keys, $patterns) ?? $stored,
			$address,
		);
	}

	/** @param list<string> $keys @return list<Rule> */
	private static function stored_candidates(array $keys, bool $patterns): array {
		global $wpdb;
		$in = implode(', ', array_fill(0, count($keys), '%s'));
		$sql = "SELECT * FROM %i WHERE lookup IN ($in) AND enabled = 1";
		$values = [Table::name(), ...$keys];
		if ($patterns) {
			$sql .=
				" UNION ALL SELECT * FROM (SELECT * FROM %i WHERE match_type = 'pattern' AND enabled = 1 ORDER BY id LIMIT %d) AS patterns";
			array_push($values, Table::name(), self::MAX_PATTERNS);
		}
		$rows = $wpdb->get_results($wpdb->prepare($sql, $values), ARRAY_A) ?? [];
		return array_map(Rule::of_row(...), $rows);
	}

	/**
	 * Sorts the redirects that may match a URL, the most specific first.
	 *
	 * @param Rule[] $rules
	 * @return list<Rule>
	 */
	public static function sorted(array $rules, Address $address): array {
		$keys = $address->keys();
		$rank = array_flip(array_keys($keys));
		$of = static fn(Rule $rule): array => [
			$rule->match === 'pattern' ? INF : $rank[$rule->key()],
			$rule->id ?: INF,
		];
		$rules = array_filter($rules, static function (Rule $rule) use ($keys): bool {
			$needed = $keys[$rule->key()] ?? null;
			return $rule->match === 'pattern' ||
				($needed !== null &&
					($rule->ignore_case || !$needed['ignores_case']) &&
					($rule->query === 'campaign' || !$needed['passes_campaign']));
		});
		usort($rules, static fn(Rule $a, Rule $b): int => $of($a) <=> $of($b));
		return $rules;
	}

	public static function find(int $id): ?Rule {
		return self::$rehearsal?->find($id) ?? (self::where('id = %d', $id)[0] ?? null);
	}

	/** The stored redirect with the same source, match and query string. */
	public static function same(Rule $rule): ?Rule {
		$key = $rule->key();
		$stored = self::where('lookup = %s', $key);
		return (self::$rehearsal?->same($stored, $key) ?? $stored)[0] ?? null;
	}

	/** @return list<Rule> Enabled redirects whose target is this path of the site, or this object. */
	public static function leading_to(string $target): array {
		$key = self::target_key($target);
		$stored = self::where('target_key = %s AND enabled = 1', $key);
		return self::$rehearsal?->leading_to($stored, $key) ?? $stored;
	}

	/** @return list<Rule> Enabled redirects of paths below a folder of the site, apart from patterns; the first hundred. */
	public static function below(Address $folder): array {
		global $wpdb;
		$path = self::path($folder);
		$stored = self::where(
			"match_type <> 'pattern' AND enabled = 1 AND source LIKE %s LIMIT 100",
			$wpdb->esc_like($path) . '/%',
		);
		return self::$rehearsal?->below($stored, $path) ?? $stored;
	}

	/** @return list<Rule> Enabled redirects whose target is a path at or below a folder of the site. */
	public static function leading_below(Address $folder): array {
		global $wpdb;
		$path = self::path($folder);
		$like = $wpdb->esc_like($path);
		$stored = self::where(
			"(target LIKE %s OR target LIKE %s OR target LIKE %s OR target LIKE %s)
			AND enabled = 1 AND match_type <> 'pattern' LIMIT 1000",
			...[$like, "$like/%", "$like?%", "$like#%"],
		);
		return self::$rehearsal?->leading_below($stored, $path) ?? $stored;
	}

	/** @return list<Rule> Enabled redirects of a path with a certain query string; the first hundred. */
	public static function with_queries(Address $address): array {
		global $wpdb;
		$path = self::path($address);
		$like = $wpdb->esc_like($path);
		$stored = self::where(
			"query_mode IN ('exact', 'campaign') AND enabled = 1 AND (source LIKE %s OR source LIKE %s) LIMIT 100",
			...["$like?%", "$like/?%"],
		);
		return self::$rehearsal?->with_queries($stored, $path) ?? $stored;
	}

	/** @return int The new id. @throws \RuntimeException If the database query fails. */
	public static function add(Rule $rule): int {
		if (self::$rehearsal) {
			return self::$rehearsal->put($rule);
		}
		global $wpdb;
		Table::need();
		self::write(
			'INSERT INTO %i (lookup, source, match_type, query_mode, target, target_key, status, enabled, ignore_case, import, replaced, hits, origin, created)
			VALUES (%s, %s, %s, %s, %s, %s, %d, %d, %d, %d, %s, %d, %s, %d)',
			Table::name(),
			...self::columns($rule),
			...[$rule->hits, $rule->origin, time()],
		);
		return (int) $wpdb->insert_id;
	}

	/** @throws \RuntimeException If the database query fails. */
	public static function update(Rule $rule): void {
		if (self::$rehearsal) {
			self::$rehearsal->put($rule);
			return;
		}
		self::write(
			'UPDATE %i SET lookup = %s, source = %s, match_type = %s, query_mode = %s, target = %s, target_key = %s,
			status = %d, enabled = %d, ignore_case = %d, import = %d, replaced = %s WHERE id = %d',
			Table::name(),
			...self::columns($rule),
			...[$rule->id],
		);
	}

	/** @param int[] $ids @throws \RuntimeException If the database query fails. */
	public static function delete(array $ids): void {
		foreach (array_chunk($ids, 500) as $some) {
			$in = implode(', ', array_fill(0, count($some), '%d'));
			$rules = self::where("id IN ($in)", ...$some);
			self::write("DELETE FROM %i WHERE id IN ($in)", Table::name(), ...$some);
			foreach ($rules as $rule) {
				/**
				 * Fires after a redirect was deleted, or saved with another source.
				 *
				 * @param Rule $rule The redirect as it was.
				 *
				 * @since 1.0.0
				 * @see docs/redirects.md
				 * @example add_action('pharos_redirect_deleted', static fn(Pharos\Redirects\Rule $rule) => Acme\Edge::forget($rule->source));
				 */
				Transaction::after(static fn() => do_action('pharos_redirect_deleted', $rule));
			}
		}
	}

	public static function count_patterns(): int {
		global $wpdb;
		$sql = "SELECT COUNT(*) FROM %i WHERE match_type = 'pattern'";
		return (Table::exists() ? (int) $wpdb->get_var($wpdb->prepare($sql, Table::name())) : 0) +
			(int) self::$rehearsal?->count_patterns();
	}

	/** The lookup key of a target: the normalized path of a target on this site. */
	public static function target_key(string $target): string {
		if ($target === '' || Target::object($target)) {
			return $target === '' ? '' : md5($target);
		}
		$address = Address::of_site(Target::absolute($target), home_url('/'));
		return $address === null ? '' : md5("path:$address->path");
	}

	/** The path of a URL as sources are stored. LIKE reads an index with it at the beginning. */
	private static function path(Address $address): string {
		return rtrim(explode('?', $address->readable(), 2)[0], '/');
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
			(int) $rule->ignore_case,
			$rule->import,
			$rule->replaced === null ? '' : (string) wp_json_encode($rule->replaced),
		];
	}

	private static function write(string $sql, mixed ...$values): void {
		global $wpdb;
		Transaction::write($wpdb->prepare($sql, ...$values));
	}
}
