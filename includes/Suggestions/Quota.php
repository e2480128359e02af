<?php
/**
 * The number of requests that a user may send to the provider.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Core\AddOns;
use Pharos\Core\AtomicOption;

/** In an hour that begins with the first request. The option has the users of the last hour: when it began, and how many requests. */
final class Quota {
	private const OPTION = 'pharos_suggestions';

	private const LIMIT = 60;

	public static function limit(): int {
		/**
		 * Filters the number of requests for suggestions that a user may send in an hour.
		 *
		 * @param int $limit Default: 60. 0 for none.
		 * @param int $user  The ID of the user.
		 *
		 * @since 1.1.0
		 * @see docs/users/ai-suggestions.md
		 * @example add_filter('pharos_suggestion_limit', static fn(): int => 200);
		 */
		$limit = apply_filters('pharos_suggestion_limit', self::LIMIT, get_current_user_id());
		return is_int($limit) && $limit >= 0
			? $limit
			: AddOns::refuse('pharos_suggestion_limit', $limit, self::LIMIT);
	}

	/** How many requests the user has left. */
	public static function remaining(int $user): int {
		[, $count] = self::current(AtomicOption::read(self::OPTION))[$user] ?? [0, 0];
		return max(0, self::limit() - $count);
	}

	/**
	 * Counts a request, unless the limit is reached.
	 *
	 * @return int Seconds until the user may send another one; 0 if it was counted.
	 * @throws \RuntimeException If the database query fails.
	 */
	public static function take(int $user): int {
		$limit = self::limit();
		$wait = 0;
		AtomicOption::change(self::OPTION, static function (array $stored) use (
			$user,
			$limit,
			&$wait,
		): ?array {
			$users = self::current($stored);
			[$since, $count] = $users[$user] ?? [time(), 0];
			if ($count >= $limit) {
				$wait = max(1, $since + HOUR_IN_SECONDS - time());
				return null;
			}
			$wait = 0;
			$users[$user] = [$since, $count + 1];
			return ['users' => $users];
		});
		return $wait;
	}

	/** @return array<int, array{int, int}> Without those whose hour is over. */
	private static function current(array $stored): array {
		return array_filter(
			is_array($stored['users'] ?? null) ? $stored['users'] : [],
			static fn(mixed $row): bool => is_array($row) &&
				($row[0] ?? 0) > time() - HOUR_IN_SECONDS,
		);
	}
}
