<?php
/**
 * Targets of redirects in files of web servers.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;
use Pharos\Redirects\Target;

/** In the notation of ServerStep. */
final class ServerTarget {
	/**
	 * @param string $query What is appended to the query string: '', `$?`, or a group.
	 * @return string|null Null if the target doesn't exist.
	 */
	public static function location(Rule $rule, string $query = ''): ?string {
		$object = Target::object($rule->target);
		$target = match (true) {
			$object !== null => Target::of_object(...$object),
			// A visitor can't choose the host: with "/$1" it would be what follows two slashes.
			preg_match('~^/\$\d~', $rule->target) === 1 => Target::absolute($rule->target),
			str_starts_with($rule->target, '/') => ServerPaths::folder() . $rule->target,
			default => $rule->target,
		};
		if ($target === null) {
			return null;
		}
		$parts = preg_split(
			$rule->match === 'pattern' ? '/(\$\d)/' : '/(?!)/',
			$target,
			-1,
			PREG_SPLIT_DELIM_CAPTURE,
		);
		$location = '';
		foreach ($parts as $i => $part) {
			$location .= match (true) {
				$i % 2 === 1 => $part,
				$i === 0 => Target::encoded($part),
				default => substr(Target::encoded("/$part"), 1),
			};
		}
		if ($query === '') {
			return $location;
		}
		[$url, $fragment] = explode('#', $location, 2) + [1 => null];
		$has_query = str_contains($url, '?');
		return $url .
			match (true) {
				$query === '$?' => $has_query ? '$&' : '$?',
				default => ($has_query ? '&' : '?') . $query,
			} .
			($fragment === null ? '' : "#$fragment");
	}

	/** The location of a URL below a folder, whose rest is the first group. */
	public static function below(string $location): string {
		preg_match('/^((?:[^?#$])*)(.*)$/s', $location, $parts);
		return rtrim($parts[1], '/') . '/$1' . $parts[2];
	}
}
