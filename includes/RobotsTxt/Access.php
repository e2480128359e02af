<?php
/**
 * Checks whether robots.txt allows a crawler to access a URL.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

/** @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2 */
final class Access {
	/**
	 * @param string $agent Product token of a crawler, such as "Googlebot"; "*" for one without its own group.
	 * @param string $path  Path and query of the URL.
	 */
	public static function is_forbidden(string $text, string $agent, string $path): bool {
		$longest = ['allow' => 0, 'disallow' => 0];
		foreach (self::rules_for($text, strtolower($agent)) as [$name, $pattern]) {
			if ($pattern !== '' && self::fits($pattern, $path)) {
				$longest[$name] = max($longest[$name], strlen($pattern));
			}
		}
		return $longest['disallow'] > $longest['allow'];
	}

	/** @return list<array{0: string, 1: string}> Rules of all groups for the crawler; if there are none, those of "*". */
	private static function rules_for(string $text, string $agent): array {
		$groups = [];
		$agents = [];
		$names_agents = false;
		foreach (Rules::lines($text) as [$name, $value]) {
			if ($name === 'user-agent') {
				// Consecutive user agents share the rules that follow.
				$agents = $names_agents ? $agents : [];
				$agents[] = strtolower($value);
				$groups[strtolower($value)] ??= [];
				$names_agents = true;
			} elseif ($name === 'allow' || $name === 'disallow') {
				$names_agents = false;
				foreach (array_unique($agents) as $one) {
					$groups[$one][] = [$name, $value];
				}
			}
		}
		return $groups[$agent] ?? ($groups['*'] ?? []);
	}

	/** Whether a pattern matches: "*" matches anything, "$" at the end matches the end of the URL. */
	private static function fits(string $pattern, string $path): bool {
		$is_whole = str_ends_with($pattern, '$');
		$parts = explode('*', $is_whole ? substr($pattern, 0, -1) : $pattern);
		$first = array_shift($parts);
		if (!str_starts_with($path, $first)) {
			return false;
		}
		if ($parts === []) {
			return !$is_whole || $path === $first;
		}
		$at = strlen($first);
		$last = array_pop($parts);
		foreach ($parts as $part) {
			$found = strpos($path, $part, $at);
			if ($found === false) {
				return false;
			}
			$at = $found + strlen($part);
		}
		return $is_whole
			? strlen($path) - $at >= strlen($last) && str_ends_with($path, $last)
			: strpos($path, $last, $at) !== false;
	}
}
