<?php
/**
 * Converts display conditions of schemas to SQL conditions.
 */

declare(strict_types=1);

namespace Pharos\Schema;

/**
 * The same rules as Conditions::fit(), for thousands of posts and terms. An invalid condition matches nothing.
 *
 * @phpstan-type Places array{rules?: list<string>, specific?: list<string>}
 */
final class CoverageWhere {
	public const NOTHING = '1 = 0';

	private const ALL = '1 = 1';

	/**
	 * @param Places $places
	 * @return string Condition on `p`, a row of `posts` that has a page.
	 */
	public static function posts(array $places): string {
		return self::any(
			array_map(self::post_rule(...), $places['rules'] ?? []),
			array_map(self::post(...), $places['specific'] ?? []),
		);
	}

	/**
	 * @param Places $places
	 * @return string Condition on `t`, a row of `term_taxonomy` whose taxonomy has pages.
	 */
	public static function terms(array $places): string {
		return self::any(
			array_map(self::term_rule(...), $places['rules'] ?? []),
			array_map(self::term(...), $places['specific'] ?? []),
		);
	}

	/**
	 * @param string[] $rules
	 * @param string[] $objects
	 */
	private static function any(array $rules, array $objects): string {
		$conditions = array_unique(array_diff([...$rules, ...$objects], [self::NOTHING]));
		return match (true) {
			in_array(self::ALL, $conditions, true) => self::ALL,
			$conditions === [] => self::NOTHING,
			default => '(' . implode(' OR ', $conditions) . ')',
		};
	}

	private static function post_rule(string $rule): string {
		global $wpdb;
		$parts = explode('|', $rule);
		return match (true) {
			$rule === 'basic-global', $rule === 'basic-singulars' => self::ALL,
			$rule === 'special-front' => get_option('show_on_front') === 'page'
				? $wpdb->prepare('p.ID = %d', get_option('page_on_front'))
				: self::NOTHING,
			count($parts) !== 2 => self::NOTHING,
			$parts[0] === 'product-type' => self::kind($parts[1]),
			$parts[1] === 'all' => $wpdb->prepare('p.post_type = %s', $parts[0]),
			default => self::NOTHING,
		};
	}

	/** Products of a type; those without a type are simple. */
	private static function kind(string $kind): string {
		global $wpdb;
		$has = self::has('product_type', $wpdb->prepare('s.slug = %s', $kind));
		return $kind === 'simple' && taxonomy_exists('product_type')
			? "($has OR (p.post_type = 'product' AND NOT " .
					self::has('product_type', self::ALL) .
					'))'
			: $has;
	}

	private static function post(string $name): string {
		global $wpdb;
		if (preg_match('/^tax-(\d+)-single-(.+)\z/s', $name, $found)) {
			return self::has($found[2], $wpdb->prepare('t.term_id = %d', $found[1]));
		}
		if (!preg_match('/^(.+)-(\d+)\z/s', $name, $found) || $found[1] === 'tax') {
			return self::NOTHING;
		}
		return $found[1] === 'post'
			? $wpdb->prepare('p.ID = %d', $found[2])
			: $wpdb->prepare('(p.ID = %d AND p.post_type = %s)', $found[2], $found[1]);
	}

	/** Posts with a matching term of a taxonomy; only of post types that still have the taxonomy. */
	private static function has(string $taxonomy, string $term): string {
		global $wpdb;
		$types = get_taxonomy($taxonomy)->object_type ?? [];
		if ($types === []) {
			return self::NOTHING;
		}
		$types = self::in($types);
		return $wpdb->prepare(
			"(p.post_type IN ($types) AND EXISTS (
				SELECT 1 FROM $wpdb->term_relationships r
				JOIN $wpdb->term_taxonomy t ON t.term_taxonomy_id = r.term_taxonomy_id
				JOIN $wpdb->terms s ON s.term_id = t.term_id
				WHERE r.object_id = p.ID AND t.taxonomy = %s AND ",
			$taxonomy,
		) . "$term))";
	}

	private static function term_rule(string $rule): string {
		global $wpdb;
		if ($rule === 'basic-global' || $rule === 'basic-archives') {
			return self::ALL;
		}
		return preg_match('/^([^|]+)\|all\|taxarchive\|([^|]+)\z/', $rule, $found) &&
			is_object_in_taxonomy($found[1], $found[2])
			? $wpdb->prepare('t.taxonomy = %s', $found[2])
			: self::NOTHING;
	}

	private static function term(string $name): string {
		global $wpdb;
		return preg_match('/^tax-(\d+)\z/', $name, $found)
			? $wpdb->prepare('t.term_id = %d', $found[1])
			: self::NOTHING;
	}

	/** @param string[] $names */
	public static function in(array $names): string {
		global $wpdb;
		return $wpdb->prepare(
			implode(', ', array_fill(0, count($names), '%s')),
			array_values($names),
		);
	}
}
