<?php
/**
 * Regular expressions of other plugins, as patterns of Pharos.
 */

declare(strict_types=1);

namespace Pharos\Migration\Redirects;

use Pharos\Redirects\Pattern;

/**
 * Pharos applies patterns to the path, other plugins mostly to path and query string. What a pattern does with the query string is told by
 * its end: `^/old$` is only for URLs without one, `^/old/(.*)` takes it over in its group, `^/old` drops it.
 *
 * Each answer is fields of redirects (`match`, `source`, `target`, `query`), or the code of why there is none (NotMigrated).
 */
final class Patterns {
	/** The last group, if it takes whatever follows. */
	private const CATCHES = '~\(\.[*+]\??\)(?:\\\\?/\?)?\$?$~D';

	/** Whatever follows, without a group. */
	private const PASSES = '~\.[*+]\??\$?$~D';

	/** A query string that a pattern allows at its end. */
	private const OPTIONAL_QUERY = '~\((?:\?:)?\\\\\?\.[*+]\??\)[?*](?=\$?$)~D';

	/** Groups that a target can name. */
	private const MOST_GROUPS = 9;

	/** A text, wherever it stands in a pattern. */
	public static function quoted(string $text): string {
		return preg_quote($text);
	}

	/**
	 * A pattern that is matched, and whose target takes the place of the whole URL (Yoast SEO, All in One SEO, SEOPress).
	 *
	 * @param bool $is_trimmed Whether it's applied to the path without a slash at its end.
	 * @return array<string, string>|string
	 */
	public static function matching(
		string $pattern,
		string $target,
		bool $is_trimmed = false,
	): array|string {
		[$pattern, $allows_query] = self::without_query($pattern);
		$target = self::references($target);
		if ($pattern === null) {
			return 'redirect_query';
		}
		if (self::groups($pattern) === null || $target === null) {
			return 'redirect_pattern';
		}
		$query = self::query($pattern, $target);
		return [
			'match' => 'pattern',
			'source' => $is_trimmed ? self::trimmed($pattern) : $pattern,
			'target' => $target,
			'query' => $query === 'exact' && $allows_query ? 'ignore' : $query,
		];
	}

	/**
	 * A pattern whose match is replaced in the URL (Rank Math, Redirection, Safe Redirect Manager): what stands behind the match stays
	 * behind the target, and what stands before it, before.
	 *
	 * @param bool $is_trimmed Whether it's applied to the path without slashes at its ends, and without query string.
	 * @return list<array<string, string>>|string
	 */
	public static function replacing(
		string $pattern,
		string $target,
		bool $is_trimmed,
	): array|string {
		[$pattern, $allows_query] = self::without_query($pattern);
		if ($pattern === null) {
			return $is_trimmed ? 'redirect_never' : 'redirect_query';
		}
		$groups = self::groups($pattern);
		$target = self::references($target);
		if ($groups === null || $target === null) {
			return 'redirect_pattern';
		}
		$query = self::query($pattern, $target);
		$query = $query === 'exact' && $allows_query ? 'ignore' : $query;
		$alternatives = Pattern::alternatives($pattern);
		$is_anchored = array_filter($alternatives, self::begins(...)) === $alternatives;
		$bodies = array_map(
			static fn(string $one): string => str_starts_with($one, '^') ? substr($one, 1) : $one,
			$alternatives,
		);
		if ($is_trimmed && preg_grep('~^\\\\?/~', $bodies) !== []) {
			return 'redirect_never';
		}
		$body = count($bodies) === 1 ? $bodies[0] : '(?:' . implode('|', $bodies) . ')';
		$ends = array_filter($alternatives, self::ends(...)) === $alternatives;
		if (!$ends && strpbrk($target, '?#') === false) {
			if (++$groups > self::MOST_GROUPS) {
				return 'redirect_pattern';
			}
			$body .= $is_trimmed ? '(.*?)/?$' : '(.*)$';
			$target .= "$$groups";
			$query = 'keep';
		} elseif ($is_trimmed) {
			$body = self::trimmed($body);
		}
		$head = match (true) {
			$is_trimmed => '^/',
			$is_anchored || preg_match('~^\\\\?/~', $body) === 1 => '^',
			default => '^/?',
		};
		$rules = [['source' => $head . $body, 'target' => $target]];
		if (!$is_anchored && !preg_match('~^https?://~i', $target)) {
			if ($groups === self::MOST_GROUPS || preg_match('/\\\\[1-9]/', $body)) {
				return 'redirect_pattern';
			}
			$moved = preg_replace_callback(
				'/\$(\d)/',
				static fn(array $one): string => '$' . ((int) $one[1] + 1),
				$target,
			);
			$rules[] = ['source' => "^/(.+?)$body", 'target' => '/$1' . $moved];
		}
		return array_map(
			static fn(array $rule): array => ['match' => 'pattern', 'query' => $query] + $rule,
			$rules,
		);
	}

	/** Whether its last group takes whatever follows, a trailing slash included. */
	public static function catches(string $pattern): bool {
		return preg_match(self::CATCHES, $pattern) === 1;
	}

	/** The same without a trailing slash in the last group: Pharos then tries the path without one. */
	private static function trimmed(string $pattern): string {
		return self::catches($pattern) && count(Pattern::alternatives($pattern)) === 1
			? rtrim($pattern, '$') . '(?<!/)$'
			: $pattern;
	}

	/** @return array{string|null, bool} Without the query string that it allows at its end, and whether there was one; null if it needs one. */
	private static function without_query(string $pattern): array {
		$path = (string) preg_replace(self::OPTIONAL_QUERY, '', $pattern);
		return [
			preg_match('/(?<!\\\\)(?:\\\\\\\\)*\\\\\?/', $path) ? null : $path,
			$path !== $pattern,
		];
	}

	/** @return 'keep'|'ignore'|'exact' What becomes of the query string of the requested URL. */
	private static function query(string $pattern, string $target): string {
		$alternatives = Pattern::alternatives($pattern);
		if (array_filter($alternatives, self::closes(...)) === $alternatives) {
			return 'exact';
		}
		return self::catches($pattern) && str_ends_with($target, '$' . self::groups($pattern))
			? 'keep'
			: 'ignore';
	}

	/** How many groups a pattern has; null if it doesn't compile. */
	private static function groups(string $pattern): ?int {
		set_error_handler(static fn(): bool => true);
		try {
			$is_valid = preg_match("\x01(?:$pattern)|\x01u", '', $groups, PREG_UNMATCHED_AS_NULL);
		} finally {
			restore_error_handler();
		}
		return $is_valid === false ? null : count(array_filter(array_keys($groups), 'is_int')) - 1;
	}

	/** The target with `$1` for all ways to name a group; null if it names one that Pharos doesn't know. */
	private static function references(string $target): ?string {
		$target = preg_replace(['/\\\\{1,2}(\d+)/', '/\$\{(\d+)\}/'], '\$$1', $target);
		return preg_match('/\$(?:0|\d{2})/', (string) $target) ? null : $target;
	}

	/** Whether it matches only at the beginning. */
	private static function begins(string $part): bool {
		return preg_match('/^(?:\^|\(?\.\*)/', $part) === 1;
	}

	/** Whether nothing can follow what it matches. */
	private static function ends(string $part): bool {
		return self::closes($part) || self::catches($part) || preg_match(self::PASSES, $part) === 1;
	}

	/** Whether it ends where the URL ends, and a query string would be in its way. */
	private static function closes(string $part): bool {
		return preg_match('/(?<!\\\\)(?:\\\\\\\\)*\$$/D', $part) === 1 &&
			!self::catches($part) &&
			preg_match(self::PASSES, $part) === 0;
	}
}
