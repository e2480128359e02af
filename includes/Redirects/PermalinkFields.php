<?php
/**
 * The fields of posts that their permalinks contain, besides slug and parent.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

/** Only permalinks of posts can contain others (Settings > Permalinks). Categories don't count: WordPress finds a post below any of them. */
final class PermalinkFields {
	/** How many characters of a date (2026-11-26 19:00:00) each tag needs. */
	private const DATE = [
		'%year%' => 4,
		'%monthnum%' => 7,
		'%day%' => 10,
		'%hour%' => 13,
		'%minute%' => 16,
		'%second%' => 19,
	];

	/** How many characters of the date the permalinks of a post type contain; 0 for none. */
	public static function date_length(string $type): int {
		$lengths = array_filter(
			self::DATE,
			static fn(string $tag): bool => self::has($type, $tag),
			ARRAY_FILTER_USE_KEY,
		);
		return max([0, ...array_values($lengths)]);
	}

	public static function has_author(string $type): bool {
		return self::has($type, '%author%');
	}

	private static function has(string $type, string $tag): bool {
		return $type === 'post' && str_contains((string) get_option('permalink_structure'), $tag);
	}
}
