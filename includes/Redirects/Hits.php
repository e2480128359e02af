<?php
/**
 * Counts the hits of redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/**
 * At most one write per minute for each redirect, after the response is sent. In between, a persistent object cache counts; without one,
 * the number is a lower bound.
 */
final class Hits {
	private const GROUP = 'pharos_redirect_hits';

	public static function count(Rule $rule): void {
		$seen = $rule->last_hit === null ? 0 : (int) strtotime("$rule->last_hit UTC");
		$is_due = time() - $seen >= MINUTE_IN_SECONDS;
		if (!wp_using_ext_object_cache()) {
			$is_due && self::write($rule->id, 1);
			return;
		}
		$key = (string) $rule->id;
		wp_cache_add($key, 0, self::GROUP, DAY_IN_SECONDS);
		$hits = (int) wp_cache_incr($key, 1, self::GROUP);
		// Of concurrent requests, only one writes.
		if ($is_due && wp_cache_add("$key-written", 1, self::GROUP, MINUTE_IN_SECONDS)) {
			wp_cache_decr($key, max(1, $hits), self::GROUP);
			self::write($rule->id, max(1, $hits));
		}
	}

	private static function write(int $id, int $hits): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET hits = hits + %d, last_hit = %s WHERE id = %d',
				Table::name(),
				$hits,
				gmdate('Y-m-d H:i:s'),
				$id,
			),
		);
	}
}
