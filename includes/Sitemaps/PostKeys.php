<?php
/**
 * The keys of posts, which determine their order in sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_Post;

/** A date of 14 digits and an id of 20: sorting them as text keeps the order. */
final class PostKeys {
	/** The key of a post: its date, then its id. */
	public static function for_post(WP_Post $post): string {
		return self::date($post->post_date) . str_pad((string) $post->ID, 20, '0', STR_PAD_LEFT);
	}

	/** The first key of a date, in the site's time. */
	public static function of_date(string $date): string {
		return self::date($date) . str_repeat('0', 20);
	}

	/** The first key after a post's. */
	public static function behind(string $key): string {
		return substr($key, 0, 14) .
			str_pad((string) ((int) substr($key, 14) + 1), 20, '0', STR_PAD_LEFT);
	}

	/**
	 * An SQL condition: from a key on, before another one. Both limits occur twice: the first conditions use the index, the others compare
	 * posts of the same second.
	 */
	public static function between(string $from, string $to): string {
		global $wpdb;
		$where = '';
		if ($from !== '') {
			[$date, $id] = self::parts($from);
			$where .= $wpdb->prepare(
				' AND post_date >= %s AND (post_date > %s OR ID >= %d)',
				$date,
				$date,
				$id,
			);
		}
		if ($to !== '') {
			[$date, $id] = self::parts($to);
			$where .= $wpdb->prepare(
				' AND post_date <= %s AND (post_date < %s OR ID < %d)',
				$date,
				$date,
				$id,
			);
		}
		return $where;
	}

	/** @return array{string, int} Date and id. */
	private static function parts(string $key): array {
		$parts = sscanf($key, '%4s%2s%2s%2s%2s%2s%20s');
		return [vsprintf('%s-%s-%s %s:%s:%s', array_slice($parts, 0, 6)), (int) ($parts[6] ?? 0)];
	}

	private static function date(string $date): string {
		return str_pad(str_replace(['-', ' ', ':'], '', $date), 14, '0');
	}
}
